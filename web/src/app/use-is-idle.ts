import { useEffect, useState } from 'react';

/** How long what may wait does so at most, in milliseconds. */
const LONGEST = 2_000;

/** Whether the browser has had time to spare since this was first shown: for what is not part of the first page. */
export function useIsIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const show = () => setIdle(true);
    // Safari has no such call yet.
    if (!('requestIdleCallback' in window)) {
      const timeout = setTimeout(show, LONGEST / 2);
      return () => clearTimeout(timeout);
    }
    const handle = requestIdleCallback(show, { timeout: LONGEST });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}

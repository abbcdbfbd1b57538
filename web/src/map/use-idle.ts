import { useEffect, useState } from 'react';

/** Longest wait for a quiet moment, in milliseconds. */
const PATIENCE = 1_200;

/** Whether the page has come to rest since it was first shown: what is heavy waits for that. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}

/** Calls back in the next quiet moment; answers how to call that off. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: PATIENCE });
  return () => cancelIdleCallback(request);
}

import { useEffect, useState } from 'react';

/** As long as what comes instead fades in, in milliseconds. */
const LINGER = 320;

/** Whether something is shown that stays a moment longer than it is wanted. */
export function useLingering(wanted: boolean): boolean {
  const [lingers, setLingers] = useState(wanted);
  useEffect(() => {
    if (wanted) {
      setLingers(true);
      return;
    }
    const timer = setTimeout(() => setLingers(false), LINGER);
    return () => clearTimeout(timer);
  }, [wanted]);
  return wanted || lingers;
}

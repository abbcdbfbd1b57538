import { useEffect, useState } from 'react';

interface Patience {
  /** The longest wait for a quiet moment, in milliseconds. */
  longest: number;
  /** How long to wait where the browser cannot tell, as Safari cannot, in milliseconds. */
  blindly: number;
}

/** Whether the browser has had time to spare since this was first shown, or since `from` became true. */
export function useIdle(patience: Patience, from = true): boolean {
  const { longest, blindly } = patience;
  const [idle, setIdle] = useState(false);
  useEffect(
    () => (from ? whenIdle(() => setIdle(true), { longest, blindly }) : undefined),
    [from, longest, blindly],
  );
  return idle;
}

/** Calls back in the next quiet moment; answers how to call that off. */
function whenIdle(callback: () => void, { longest, blindly }: Patience): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, blindly);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: longest });
  return () => cancelIdleCallback(request);
}

import { useEffect, useState } from 'react';

interface Patience {
  /** The longest wait for an idle moment, in milliseconds. */
  longest: number;
  /** How long to wait where the browser does not report idle moments, as Safari does not, in milliseconds. */
  blindly: number;
}

/** Whether the browser has been idle since the component was mounted, or since `from` became true. */
export function useIdle(patience: Patience, from = true): boolean {
  const { longest, blindly } = patience;
  const [idle, setIdle] = useState(false);
  useEffect(
    () => (from ? whenIdle(() => setIdle(true), { longest, blindly }) : undefined),
    [from, longest, blindly],
  );
  return idle;
}

/** Calls back in the next idle moment. The returned function cancels that. */
export function whenIdle(callback: () => void, { longest, blindly }: Patience): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, blindly);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: longest });
  return () => cancelIdleCallback(request);
}

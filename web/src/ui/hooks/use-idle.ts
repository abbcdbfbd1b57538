import { startTransition, useEffect, useState } from 'react';

interface Patience {
  /** The longest wait for an idle moment, in milliseconds. */
  longest: number;
  /** How long to wait where the browser does not report idle moments, as Safari does not, in milliseconds. */
  blindly: number;
}

/**
 * Whether the browser has been idle since the component was mounted, or since `from` became true. What waits for it, such as a
 * button of each row, is rendered in a transition, piece by piece.
 */
export function useIdle(patience: Patience, from = true): boolean {
  const { longest, blindly } = patience;
  const [idle, setIdle] = useState(false);
  useEffect(
    () => (from ? whenIdle(() => startTransition(() => setIdle(true)), { longest, blindly }) : undefined),
    [from, longest, blindly],
  );
  return idle;
}

/** How many parts of the page do work that the browser does not see, and what waits for their end. */
let busyParts = 0;
const waiting = new Set<() => void>();

/** The longest that busy parts delay others, in milliseconds: on a slow connection, an engine takes many seconds. */
const LONGEST_BUSY = 5_000;

/**
 * Delays idle moments: while the engine of the map starts in workers, the browser reports them, and what began in one would slow the
 * start down.
 * @returns a function that ends it
 */
export function keepBusy(): () => void {
  busyParts++;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    if (--busyParts > 0) return;
    for (const go of waiting) go();
  };
  const timer = setTimeout(end, LONGEST_BUSY);
  return end;
}

/** Calls back in the next idle moment in which no part of the page is busy. The returned function cancels that. */
export function whenIdle(callback: () => void, patience: Patience): () => void {
  let cancel = () => {};
  const wait = () => {
    waiting.delete(wait);
    cancel = inIdleMoment(() => {
      if (busyParts > 0) waiting.add(wait);
      else callback();
    }, patience);
  };
  wait();
  return () => {
    waiting.delete(wait);
    cancel();
  };
}

function inIdleMoment(callback: () => void, { longest, blindly }: Patience): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, blindly);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: longest });
  return () => cancelIdleCallback(request);
}

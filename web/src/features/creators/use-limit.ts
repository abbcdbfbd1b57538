import { useState } from 'react';

/** How many creators are shown at first, and with each step. */
const STEP = 24;

/** How many creators are asked for: more with each step, and as few as at first where other ones are looked for. */
export interface Limit {
  now: number;
  /** How many there were before the last step. */
  before: number;
  grow: () => void;
}

/** @param search which creators are looked for, as it stands in the address */
export function useLimit(search: string): Limit {
  const [grown, setGrown] = useState({ search, now: STEP });
  const now = grown.search === search ? grown.now : STEP;
  return { now, before: Math.max(now - STEP, STEP), grow: () => setGrown({ search, now: now + STEP }) };
}

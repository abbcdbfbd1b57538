import { useState } from 'react';

/** The number of creators that are shown at first and added with each step. */
const STEP = 24;

/** The number of creators to load. It grows with each step, and starts again when the filters change. */
export interface Limit {
  now: number;
  /** The number before the last step. */
  before: number;
  grow: () => void;
}

/** @param search the query of the address, which identifies the filters */
export function useLimit(search: string): Limit {
  const [grown, setGrown] = useState({ search, now: STEP });
  const now = grown.search === search ? grown.now : STEP;
  return { now, before: Math.max(now - STEP, STEP), grow: () => setGrown({ search, now: now + STEP }) };
}

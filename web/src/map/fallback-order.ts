/** The engine that draws the map; `none` is the still picture. */
export type EngineName = 'google' | 'embedded' | 'none';

/**
 * The engine to use: Google Maps where it is allowed, then the embedded map, then none. A failed engine is not tried again.
 */
export function engineFor(mayAskGoogle: boolean, failed: ReadonlySet<EngineName>): EngineName {
  const wanted: readonly EngineName[] = mayAskGoogle ? ['google', 'embedded'] : ['embedded'];
  return wanted.find((name) => !failed.has(name)) ?? 'none';
}

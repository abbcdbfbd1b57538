/** What draws the map; `none` is the still picture, for good. */
export type EngineName = 'google' | 'embedded' | 'none';

/** The engine to use: Google's where it may be asked for, then our own, then none. What has failed is not tried again. */
export function engineFor(mayAskGoogle: boolean, failed: ReadonlySet<EngineName>): EngineName {
  const wanted: readonly EngineName[] = mayAskGoogle ? ['google', 'embedded'] : ['embedded'];
  return wanted.find((name) => !failed.has(name)) ?? 'none';
}

import type { LiveState } from './live-query.ts';
import { useLastDefined } from './use-last-defined.ts';

/**
 * The states of several queries, or those of before as long as others that replace them are loading: what is shown stays meanwhile.
 * @returns `isLoading` whether any of the queries of now is loading, and `isFirst` whether there is nothing else to show yet
 */
export function useLastLoaded<Value>(live: readonly LiveState<Value>[]): {
  states: readonly LiveState<Value>[];
  isLoading: boolean;
  isFirst: boolean;
} {
  const isLoading = live.some(({ status }) => status === 'loading');
  const states = useLastDefined(isLoading ? undefined : live) ?? live;
  return { states, isLoading, isFirst: isLoading && states === live };
}

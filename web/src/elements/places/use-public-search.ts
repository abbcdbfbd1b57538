import type { Kind } from '@waymark/model/entities/kinds';
import type { Position } from '@waymark/model/geography/position';
import { useCallback, useMemo } from 'react';
import { useLatest } from '../../ui/hooks/use-latest.ts';

/**
 * Searches public items of some kinds with the search engine, whose code loads with the first words. Of equally good ones, those near
 * the position come first.
 * @returns a function for `useFound`
 */
export function usePublicSearch(kinds: readonly Kind[], near: Position | undefined) {
  // Another position starts no search: it counts when something is typed.
  const latest = useLatest(near);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of the kinds are all that counts
  const same = useMemo(() => kinds, [kinds.join(' ')]);
  return useCallback(
    async (words: string) => {
      const { findNamed } = await import('../../services/search/find-named.ts');
      return findNamed(words, same, latest.current);
    },
    [same, latest],
  );
}

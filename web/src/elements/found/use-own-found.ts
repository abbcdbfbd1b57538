import type { OwnHit } from '@waymark/model/search/work-record';
import { useCallback } from 'react';
import { type FoundState, useFound } from './use-found.ts';

/** What words find among a creator's own works. The code of the search loads with the first words. */
export function useOwnFound(uid: string, words: string): FoundState<OwnHit> {
  const find = useCallback(
    async (wanted: string) => {
      const { findOwn } = await import('../../services/search/find-own.ts');
      return findOwn(uid, wanted);
    },
    [uid],
  );
  return useFound(words, find);
}

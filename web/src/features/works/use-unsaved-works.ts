import { dequal } from 'dequal';
import { useEffect, useState } from 'react';
import { localDraftIds, onLocalDraftsChange } from '../../live/writes/draft-store.ts';

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The ids of a creator's works with changes that only this browser stores, live. Where its database cannot be read, the set is
 * empty.
 */
export function useUnsavedWorks(uid: string): ReadonlySet<string> {
  const [unsaved, setUnsaved] = useState(NOTHING);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const ids = await idsIn(uid);
      if (!isOver) setUnsaved((before) => (dequal(ids, before) ? before : ids));
    };
    void look();
    const stop = onLocalDraftsChange(() => void look());
    return () => {
      isOver = true;
      stop();
    };
  }, [uid]);
  return unsaved;
}

async function idsIn(uid: string): Promise<ReadonlySet<string>> {
  try {
    return await localDraftIds(uid);
  } catch (error) {
    console.warn('The drafts of this browser cannot be read.', error);
    return NOTHING;
  }
}

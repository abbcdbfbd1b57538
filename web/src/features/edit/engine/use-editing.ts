import type { Work } from '@waymark/model/entities/work';
import { useEffect, useState } from 'react';
import { onSessionEnd } from '../../../session/session-end.ts';
import { createStore, useStore } from '../../../ui/store.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { type Edited, EditSession } from './edit-session.ts';

/** What is known of a work: nothing yet, or that there is none. */
export type KnownWork = Work | 'missing' | undefined;

interface EditingOptions {
  uid: string;
  workId: string;
  /** As the database has it. */
  work: KnownWork;
  /** Whether it was made to be written here: left without a word in it, it goes again. */
  isNew: boolean;
  /** False where their session was lost: nothing is saved until they are back. */
  isSignedIn: boolean;
}

/**
 * A visit to the editor of a work, for as long as it is shown: what is not saved is so when there is a connection again, when
 * its tab goes out of sight, and before somebody signs out.
 */
export function useEditing({ uid, workId, work, isNew, isSignedIn }: EditingOptions) {
  const [visit, setVisit] = useState<EditSession>();
  const latest = useLatest(work);

  useEffect(() => {
    const fresh = new EditSession(uid, workId, isNew);
    if (latest.current !== undefined) fresh.hear(heard(latest.current));
    setVisit(fresh);
    return () => fresh.end();
  }, [uid, workId, isNew, latest]);

  useEffect(() => {
    if (work !== undefined) visit?.hear(heard(work));
  }, [visit, work]);

  useEffect(() => {
    const flush = () => void visit?.editing?.flush();
    const flushIfHidden = () => document.visibilityState === 'hidden' && flush();
    const stopHearing = onSessionEnd((moment) => moment === 'ending' && flush());
    addEventListener('online', flush);
    document.addEventListener('visibilitychange', flushIfHidden);
    return () => {
      stopHearing();
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flushIfHidden);
    };
  }, [visit]);

  useEffect(() => {
    if (isSignedIn) void visit?.editing?.flush();
  }, [visit, isSignedIn]);

  return useStore(visit?.edited ?? NOT_YET);
}

const NOT_YET = createStore<Edited | undefined>(undefined);

function heard(work: Work | 'missing'): Work | undefined {
  return work === 'missing' ? undefined : work;
}

import type { Work } from '@waymark/model/entities/work';
import { useEffect, useState } from 'react';
import { onSessionEnd } from '../../../session/session-end.ts';
import { createStore, useStore } from '../../../ui/hooks/store.ts';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { type Edited, EditSession } from './edit-session.ts';

/** The answer of the database about a work: none yet, or that the work does not exist. */
export type KnownWork = Work | 'missing' | undefined;

interface EditingOptions {
  uid: string;
  workId: string;
  /** The work in the database. */
  work: KnownWork;
  /** Whether the work was created for this editor: if it is left empty, it is deleted. */
  isNew: boolean;
  /** False where the session was lost: nothing is saved until the user signs in again. */
  isSignedIn: boolean;
}

/**
 * The edit session of a work while its editor is shown. It saves when the connection is back, when the tab is hidden, and before
 * the creator signs out.
 */
export function useEditing({ uid, workId, work, isNew, isSignedIn }: EditingOptions) {
  const [session, setSession] = useState<EditSession>();
  const latest = useLatest(work);

  useEffect(() => {
    const fresh = new EditSession(uid, workId, isNew);
    if (latest.current !== undefined) fresh.receive(workOf(latest.current));
    setSession(fresh);
    return () => fresh.end();
  }, [uid, workId, isNew, latest]);

  useEffect(() => {
    if (work !== undefined) session?.receive(workOf(work));
  }, [session, work]);

  useEffect(() => {
    const flush = () => void session?.editing?.flush();
    const flushIfHidden = () => document.visibilityState === 'hidden' && flush();
    const stopHearing = onSessionEnd((moment) => moment === 'ending' && flush());
    addEventListener('online', flush);
    document.addEventListener('visibilitychange', flushIfHidden);
    return () => {
      stopHearing();
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flushIfHidden);
    };
  }, [session]);

  useEffect(() => {
    if (isSignedIn) void session?.editing?.flush();
  }, [session, isSignedIn]);

  return useStore(session?.edited ?? NO_EDITOR);
}

const NO_EDITOR = createStore<Edited | undefined>(undefined);

function workOf(work: Work | 'missing'): Work | undefined {
  return work === 'missing' ? undefined : work;
}

import type { PublishedKind } from '@waymark/model/entities/kinds';
import { newId } from '@waymark/model/ids';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../../elements/failure/use-failure-sentence.ts';
import { failureOf } from '../../../session/failure.ts';
import { addToast } from '../../../ui/overlays/toast-store.ts';
import { type Beginning, EMPTY } from './beginnings.ts';

export interface CreatingOptions {
  uid: string;
  /** The project of a new work, if one is open. */
  projectId: string | undefined;
  /** Called when the new work exists. */
  onMade: (id: string) => void;
  /** Called when photos are on their way to the library. */
  onAdded: () => void;
}

export interface Creating {
  isBusy: boolean;
  /** Makes a draft and opens it. */
  make: (kind: PublishedKind, find?: () => Promise<Beginning>) => void;
  /** Adds photos to the library alone. */
  addToLibrary: (files: readonly File[]) => void;
}

/** Makes one thing at a time: a second press while one is being made has no effect. A failure can be tried again from its message. */
export function useCreating({ uid, projectId, onMade, onAdded }: CreatingOptions): Creating {
  const t = useTranslations('create');
  const sentenceOf = useFailureSentence();
  const [isBusy, setIsBusy] = useState(false);
  // A ref, because a second press may come before the next render.
  const isMaking = useRef(false);

  const attempt = async (act: () => Promise<void>) => {
    if (isMaking.current) return;
    isMaking.current = true;
    setIsBusy(true);
    try {
      await act();
    } catch (error) {
      const action = { label: t('tryAgain'), onAction: () => void attempt(act) };
      addToast({ kind: 'error', message: sentenceOf(failureOf(error)), action });
    } finally {
      isMaking.current = false;
      setIsBusy(false);
    }
  };

  const make: Creating['make'] = (kind, find = async () => EMPTY) => {
    // The same for each attempt: one whose answer was lost may have made the work.
    const id = newId();
    void attempt(async () => {
      const [{ createWork }, { content, photo, notice }] = await Promise.all([
        import('../../../live/writes/work-mutations.ts'),
        find(),
      ]);
      const queue = photo && (await import('../../../live/uploads/own-queue.ts')).photoQueueOf(uid);
      await createWork(uid, kind, content, projectId, id);
      if (photo) queue?.add(id, [photo]);
      if (notice) addToast({ kind: 'info', message: t(notice) });
      onMade(id);
    });
  };

  const addToLibrary = (files: readonly File[]) => {
    if (files.length === 0) return;
    void attempt(async () => {
      const { LIBRARY, photoQueueOf } = await import('../../../live/uploads/own-queue.ts');
      photoQueueOf(uid).add(LIBRARY, files);
      onAdded();
    });
  };

  return { isBusy, make, addToLibrary };
}

import type { Photo } from '@waymark/model/entities/photo';
import type { PhotoEdit } from '@waymark/model/entities/photo-edit';
import { newId } from '@waymark/model/ids';
import { dequal } from 'dequal';
import { useEffect, useRef, useState } from 'react';
import { type EditFailure, type EditServices, makeEditedPhoto, removeEdited } from './make-edited-photo.ts';

interface Attempt {
  id: string;
  edit: PhotoEdit;
}

/**
 * Makes a new photo of one that is there. The same edit has the same id when it is tried again, so that it makes one photo even where
 * an answer was lost. A photo that is no longer wanted is removed: after another edit, or when the component is gone.
 */
export function useEditedPhoto(uid: string, of: string, services?: EditServices) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<EditFailure>();
  const attempt = useRef<Attempt>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
      if (attempt.current) void removeEdited(uid, attempt.current.id, services);
    },
    [uid, services],
  );
  const make = async (edit: PhotoEdit): Promise<Photo | undefined> => {
    if (running.current) return undefined;
    const before = attempt.current;
    if (before && !dequal(before.edit, edit)) void removeEdited(uid, before.id, services);
    const now = before && dequal(before.edit, edit) ? before : { id: newId(), edit };
    attempt.current = now;
    const controller = new AbortController();
    running.current = controller;
    setIsBusy(true);
    setFailure(undefined);
    const answer = await makeEditedPhoto(uid, { id: now.id, of, edit }, controller.signal, services);
    running.current = undefined;
    if (controller.signal.aborted) return undefined;
    setIsBusy(false);
    if ('failure' in answer) {
      setFailure(answer.failure);
      if (!answer.isOpen) attempt.current = undefined;
      return undefined;
    }
    attempt.current = undefined;
    return answer.photo;
  };
  return { make, isBusy, failure };
}

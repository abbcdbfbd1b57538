import type { Editor } from '@tiptap/core';
import type { Photo } from '@waymark/model/entities/photo';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../ui/toasts.tsx';
import { awaitPhotos, placeAwaited } from './engine/awaited-photos.ts';

/**
 * Makes photos of files, and answers those that there is room for. It tells once of each: as soon as its photo can be shown, or that
 * it will be none.
 */
export type TakeFiles = (
  files: readonly File[],
  onEnd: (file: File, photo: Photo | undefined) => void,
) => readonly File[];

/**
 * Files that are put into a text: they become photos of its post, and stand where they were put in.
 * @param tell tells of what is written by now
 * @param tellArrived tells of a photo that has come into the text
 */
export function usePutIn(
  editor: Editor,
  take: TakeFiles | undefined,
  { tell, tellArrived }: { tell: () => void; tellArrived: () => void },
) {
  const t = useTranslations('writing');
  const [awaited, setAwaited] = useState(0);
  const [areTooMany, setAreTooMany] = useState(false);

  const end = (file: File, photo: Photo | undefined) => {
    setAwaited((count) => count - 1);
    if (editor.isDestroyed) {
      // The other language is in sight, say: where it was to stand is forgotten.
      if (photo) showToast({ kind: 'info', message: t('notPlaced', { name: file.name }) });
      return;
    }
    // What was typed until now is something that somebody did.
    tell();
    placeAwaited(editor, file, photo);
    // At once: it may be published in this very moment.
    tellArrived();
  };
  const putIn = (files: readonly File[], position: number) => {
    const taken = take?.(files, end) ?? [];
    setAreTooMany(taken.length < files.length);
    setAwaited((count) => count + taken.length);
    if (taken.length > 0) awaitPhotos(editor, taken, position);
  };
  return { putIn, isUnderWay: awaited > 0 || areTooMany };
}

import type { Editor } from '@tiptap/core';
import type { Photo } from '@waymark/model/entities/photo';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../ui/overlays/toasts.tsx';
import { awaitPhotos, placeAwaited } from './engine/awaited-photos.ts';

/**
 * Uploads as many of the files as there is room for, and returns those. The callback is called once per file: with its photo as
 * soon as it can be shown, or without one when the upload is given up.
 */
export type TakeFiles = (
  files: readonly File[],
  onEnd: (file: File, photo: Photo | undefined) => void,
) => readonly File[];

/**
 * Inserts files into a text. They become photos of its post, which appear where the files were inserted.
 * @param report reports the current content
 * @param reportArrived reports a photo that was inserted when its upload finished
 */
export function useInsertFiles(
  editor: Editor,
  take: TakeFiles | undefined,
  { report, reportArrived }: { report: () => void; reportArrived: () => void },
) {
  const t = useTranslations('writing');
  const [awaited, setAwaited] = useState(0);
  const [areTooMany, setAreTooMany] = useState(false);

  const end = (file: File, photo: Photo | undefined) => {
    setAwaited((count) => count - 1);
    if (editor.isDestroyed) {
      // The field was left, for example for the other language, and the position is lost.
      if (photo) showToast({ kind: 'info', message: t('notPlaced', { name: file.name }) });
      return;
    }
    // The content typed so far is reported as an edit.
    report();
    placeAwaited(editor, file, photo);
    // The photo is reported at once: the post may be published at this moment.
    reportArrived();
  };
  const insertFiles = (files: readonly File[], position: number) => {
    const taken = take?.(files, end) ?? [];
    setAreTooMany(taken.length < files.length);
    setAwaited((count) => count + taken.length);
    if (taken.length > 0) awaitPhotos(editor, taken, position);
  };
  return { insertFiles, isUnderWay: awaited > 0 || areTooMany };
}

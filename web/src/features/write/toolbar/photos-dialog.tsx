import type { Photo } from '@waymark/model/entities/photo';
import { choose } from '@waymark/model/localised';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../../elements/card/item-photo.tsx';
import { useLocale } from '../../../i18n/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { interleave } from '../engine/interleave.ts';
import styles from './dialogs.module.css';

interface PhotosDialogProps {
  photos: readonly Photo[];
  /** How many can be inserted. */
  most: number;
  onClose: () => void;
  /** Paths, in the order in which they were chosen. */
  onInsert: (paths: readonly string[]) => void;
  /** Adds photos, and reports each one as soon as it can be shown. */
  addPhotos: ((onPhoto: (photo: Photo) => void) => ReactNode) | undefined;
}

/** The choice of the photos that are inserted into a text, from those of its post. */
export function PhotosDialog({ photos, most, onClose, onInsert, addPhotos }: PhotosDialogProps) {
  const t = useTranslations('writing.photos');
  const locale = useLocale();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [uploaded, setUploaded] = useState<ReadonlySet<string>>(new Set());
  const chosen = interleave(picked, uploaded, photos);
  const toggle = (path: string) => {
    setPicked(chosen.includes(path) ? chosen.filter((one) => one !== path) : [...chosen, path]);
    setUploaded((now) => new Set([...now].filter((one) => one !== path)));
  };
  // A photo that is added here is chosen at once: the author wants it in the text.
  const chooseAdded = ({ path }: Photo) => {
    setPicked((now) => (now.length < most && !now.includes(path) ? [...now, path] : now));
    setUploaded((now) => new Set([...now, path]));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      heading={t('title')}
      closeLabel={t('close')}
      actions={
        <Button disabled={chosen.length === 0} onClick={() => onInsert(chosen)}>
          {t('insert', { count: chosen.length })}
        </Button>
      }
    >
      <p className={styles.hint}>{photos.length === 0 ? t('none') : t('hint', { most })}</p>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo, index) => {
            const number = chosen.indexOf(photo.path) + 1;
            return (
              <li key={photo.path}>
                <label className={styles.photo} data-chosen={number > 0}>
                  <input
                    type="checkbox"
                    aria-label={t('nth', { number: index + 1, alt: choose(photo.alt, locale).value })}
                    checked={number > 0}
                    disabled={number === 0 && chosen.length >= most}
                    onChange={() => toggle(photo.path)}
                  />
                  <ItemPhoto photo={photo} sizes="120px" decorative />
                  {number > 0 && (
                    <span className={styles.turn} aria-hidden="true">
                      {number}
                    </span>
                  )}
                </label>
              </li>
            );
          })}
        </ul>
      )}
      {addPhotos?.(chooseAdded)}
    </Dialog>
  );
}

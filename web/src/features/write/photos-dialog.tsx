import type { Photo } from '@waymark/model/entities/photo';
import { choose } from '@waymark/model/localised';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../elements/item-photo.tsx';
import { useLocale } from '../../i18n/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './dialogs.module.css';

interface PhotosDialogProps {
  photos: readonly Photo[];
  /** How many can be inserted. */
  most: number;
  open: boolean;
  onClose: () => void;
  /** Paths, in the order in which they were chosen. */
  onInsert: (paths: readonly string[]) => void;
}

/** Which of the photos of its post a text shows. */
export function PhotosDialog({ photos, most, open, onClose, onInsert }: PhotosDialogProps) {
  const t = useTranslations('writing.photos');
  return (
    <Dialog open={open} onClose={onClose} heading={t('title')} closeLabel={t('close')}>
      {photos.length === 0 ? <p>{t('none')}</p> : <Choice photos={photos} most={most} onInsert={onInsert} />}
    </Dialog>
  );
}

function Choice({ photos, most, onInsert }: Pick<PhotosDialogProps, 'photos' | 'most' | 'onInsert'>) {
  const t = useTranslations('writing.photos');
  const locale = useLocale();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (path: string) =>
    setChosen(chosen.includes(path) ? chosen.filter((one) => one !== path) : [...chosen, path]);
  return (
    <div className={styles.fields}>
      <p className={styles.hint}>{t('hint', { most })}</p>
      <ul className={styles.photos}>
        {photos.map((photo, index) => {
          const turn = chosen.indexOf(photo.path) + 1;
          return (
            <li key={photo.path}>
              <label className={styles.photo} data-chosen={turn > 0}>
                <input
                  type="checkbox"
                  aria-label={t('nth', { number: index + 1, alt: choose(photo.alt, locale).value })}
                  checked={turn > 0}
                  disabled={turn === 0 && chosen.length >= most}
                  onChange={() => toggle(photo.path)}
                />
                <ItemPhoto photo={photo} sizes="120px" decorative />
                {turn > 0 && (
                  <span className={styles.turn} aria-hidden="true">
                    {turn}
                  </span>
                )}
              </label>
            </li>
          );
        })}
      </ul>
      <div className={styles.actions}>
        <Button disabled={chosen.length === 0} onClick={() => onInsert(chosen)}>
          {t('insert', { count: chosen.length })}
        </Button>
      </div>
    </div>
  );
}

import type { PhotoUses } from '@waymark/model/entities/photo-uses';
import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { choose } from '@waymark/model/localised';
import { Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../../elements/card/item-photo.tsx';
import { useLocale } from '../../../i18n/paths.ts';
import { Icon } from '../../../ui/display/icon.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import styles from './library.module.css';
import { usePhotoDay } from './use-photo-day.ts';
import { photoOf, usesOf } from './uses-of.ts';

interface LibraryPhotoProps {
  uid: string;
  photo: ReadyPhoto;
  uses: PhotoUses | undefined;
  isSelected: boolean;
  onSelect: () => void;
  onOpen: () => void;
}

/** One photo of the library: it opens its details, and can be selected. */
export function LibraryPhoto({ uid, photo, uses, isSelected, onSelect, onOpen }: LibraryPhotoProps) {
  const t = useTranslations('library');
  const locale = useLocale();
  const day = usePhotoDay();
  const name = t('photoOf', { day: day(photo), alt: choose(photo.alt ?? {}, locale).value });
  const missing = uses?.undescribed.filter(({ ids }) => ids.includes(photo.id)) ?? [];
  const count = uses ? usesOf(uses, photo.id).works.length : undefined;
  return (
    <div className={styles.photo} data-selected={isSelected}>
      <button type="button" className={styles.open} aria-label={name} onClick={onOpen}>
        <ItemPhoto photo={photoOf(uid, photo)} sizes="160px" decorative />
      </button>
      <label className={styles.select}>
        <input type="checkbox" checked={isSelected} aria-label={t('select', { name })} onChange={onSelect} />
      </label>
      {photo.isFavourite && (
        <span className={styles.favourite}>
          <Icon of={Star} size="1rem" />
          <VisuallyHidden>{t('favourite')}</VisuallyHidden>
        </span>
      )}
      <p className={styles.facts}>
        {count !== undefined && <span>{t('usedIn', { count })}</span>}
        {missing.length > 0 && (
          <span className={styles.missing}>
            {t('noDescription', { languages: missing.map((one) => one.locale.toUpperCase()).join(', ') })}
          </span>
        )}
      </p>
    </div>
  );
}

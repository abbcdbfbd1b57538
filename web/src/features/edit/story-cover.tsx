import { coverPhotoOf } from '@waymark/model/entities/cover-photo';
import type { Locale } from '@waymark/model/locale';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../elements/card/item-photo.tsx';
import type { Draft } from '../../live/writes/save-work.ts';
import { isPhoto, listIn, writtenIn } from './content-values.ts';
import { idOfField } from './fields/fields.ts';
import { focusField } from './fields/focus-field.ts';
import { HeldInPlace } from './held-in-place.tsx';
import styles from './story-cover.module.css';

interface StoryCoverProps {
  content: Draft;
  /** The language of the text below the cover. */
  locale: Locale;
}

/** The cover of a story across its page. A press leads to its photos, where another one can be chosen. */
export function StoryCover({ content, locale }: StoryCoverProps) {
  const t = useTranslations('edit');
  const photos = listIn(content, 'photos').filter(isPhoto);
  const cover = coverPhotoOf({ photos, coverPath: writtenIn(content, 'coverPath') });
  return (
    <HeldInPlace
      text={() => document.getElementById(idOfField(`body.${locale}`))}
      isFilled={cover !== undefined}
    >
      {cover && (
        <button
          type="button"
          className={styles.cover}
          aria-label={t('cover')}
          onClick={() => focusField('photos')}
        >
          <ItemPhoto photo={cover} sizes="(min-width: 1180px) 46rem, 100vw" decorative />
        </button>
      )}
    </HeldInPlace>
  );
}

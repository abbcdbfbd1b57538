import { coverPhotoOf } from '@waymark/model/entities/cover-photo';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../elements/card/item-photo.tsx';
import type { Draft } from '../../live/writes/save-work.ts';
import { isPhoto, listIn, writtenIn } from './content-values.ts';
import { focusField } from './fields/focus-field.ts';
import styles from './story-cover.module.css';

/** The cover of a story across its page. A press leads to its photos, where another one can be chosen. */
export function StoryCover({ content }: { content: Draft }) {
  const t = useTranslations('edit');
  const photos = listIn(content, 'photos').filter(isPhoto);
  const cover = coverPhotoOf({ photos, coverPath: writtenIn(content, 'coverPath') });
  if (cover === undefined) return null;
  return (
    <button
      type="button"
      className={styles.cover}
      aria-label={t('cover')}
      onClick={() => focusField('photos')}
    >
      <ItemPhoto photo={cover} sizes="(min-width: 1180px) 46rem, 100vw" decorative />
    </button>
  );
}

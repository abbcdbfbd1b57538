import { choose } from '@waymark/model/localised';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Thumbnail } from '../../../elements/card/thumbnail.tsx';
import { useLocale } from '../../../i18n/paths.ts';
import { isPhoto, listIn, writtenIn } from '../content-values.ts';
import type { EditContext } from '../edit-context.ts';
import styles from './sharing.module.css';

/** The size of a photo to choose, in CSS pixels. */
const SIZE = 80;

/** The choice of the photo of link previews among those of the work. The cover is shown where none is chosen. */
export function SharedPhotoField({ edit, label }: { edit: EditContext; label: string }) {
  const { content, change, faultOf } = edit;
  const t = useTranslations('edit.sharing');
  const locale = useLocale();
  const name = useId();
  const error = faultOf('sharePath');
  const photos = listIn(content, 'photos').filter(isPhoto);
  const written = writtenIn(content, 'sharePath');
  // A photo that has been removed from the work is no longer chosen.
  const chosen = photos.some(({ path }) => path === written) ? written : '';
  if (photos.length === 0) return <p className={styles.hint}>{t('noPhotos')}</p>;
  return (
    <fieldset>
      <legend>{label}</legend>
      {error && <p className={styles.error}>{error}</p>}
      <div className={styles.photos}>
        <label>
          <input
            type="radio"
            name={name}
            checked={chosen === ''}
            onChange={() => change('sharePath', undefined)}
          />
          {t('cover')}
        </label>
        {photos.map(({ path, alt }, index) => (
          <label key={path} className={styles.photo}>
            <input
              type="radio"
              name={name}
              aria-label={t('photo', { number: index + 1, alt: choose(alt, locale).value })}
              checked={chosen === path}
              onChange={() => change('sharePath', path)}
            />
            <Thumbnail path={path} size={SIZE} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

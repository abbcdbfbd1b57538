import { TRASH_DAYS } from '@waymark/model/entities/work';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { LOCALES } from '@waymark/model/locale';
import { Check, CircleDashed } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { KindMark } from '../../../elements/card/kind-mark.tsx';
import { Thumbnail } from '../../../elements/card/thumbnail.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import styles from './work-facts.module.css';

const DAY = 86_400_000;

/** A thumbnail of a work's photo, or else the mark of its kind. */
export function WorkPicture({ work: { kind, photo } }: { work: WorkSummary }) {
  const mark = (
    <span className={styles.mark}>
      <KindMark kind={kind} />
    </span>
  );
  return <Thumbnail className={styles.photo} path={photo} size={40} instead={mark} />;
}

/** The languages in which a work is complete. */
export function WorkLanguages({ work: { missing } }: { work: WorkSummary }) {
  const t = useTranslations('works');
  return (
    <span className={styles.languages}>
      {LOCALES.map((language) => {
        const isMissing = missing.includes(language);
        return (
          <span key={language} data-missing={isMissing}>
            <Icon of={isMissing ? CircleDashed : Check} size="0.875rem" />
            <span aria-hidden="true">{language.toUpperCase()}</span>
            <VisuallyHidden>
              {t(isMissing ? 'languageMissing' : 'languageWhole', { language })}
            </VisuallyHidden>
          </span>
        );
      })}
    </span>
  );
}

/** The number of days in which a work can still be restored. */
export function DaysLeft({ since }: { since: number }) {
  const t = useTranslations('works');
  const left = Math.ceil((since + TRASH_DAYS * DAY - Date.now()) / DAY);
  return t('daysLeft', { days: Math.min(Math.max(left, 0), TRASH_DAYS) });
}

/** The tags of a work. */
export function WorkTags({ work: { tags } }: { work: WorkSummary }) {
  const t = useTranslations('works');
  if (tags.length === 0) return null;
  return (
    <small className={styles.tags}>
      <VisuallyHidden>{t('tags')}</VisuallyHidden>
      {tags.join(', ')}
    </small>
  );
}

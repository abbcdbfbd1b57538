import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { FieldProblems } from '../../elements/field-problem.ts';
import { ItemPhoto } from '../../elements/item-photo.tsx';
import { Button } from '../../ui/button.tsx';
import type { ProfileDraft } from './profile-draft.ts';
import styles from './profile-form.module.css';

interface PhotosFieldProps {
  draft: Pick<ProfileDraft, 'avatar' | 'cover'>;
  change: (part: Partial<Pick<ProfileDraft, 'avatar' | 'cover'>>) => void;
  problems: FieldProblems;
}

/** The photos that a profile has: they can be taken away. */
export function PhotosField({ draft, change, problems }: PhotosFieldProps) {
  const t = useTranslations('profile.photos');
  return (
    <fieldset className={styles.photos}>
      <legend>{t('label')}</legend>
      {(['avatar', 'cover'] as const).map((field) => {
        const photo = draft[field];
        if (photo === null) return null;
        return (
          <div key={field} className={styles.photo} data-photo={field}>
            <div className={styles.picture}>
              <ItemPhoto photo={photo} sizes="10rem" decorative />
            </div>
            <Button kind="secondary" size="small" icon={X} onClick={() => change({ [field]: null })}>
              {t(`remove.${field}`)}
            </Button>
          </div>
        );
      })}
      {(problems['avatar.path'] || problems['cover.path']) && <p className={styles.wrong}>{t('notYours')}</p>}
      <p className={styles.said}>{t('later')}</p>
    </fieldset>
  );
}

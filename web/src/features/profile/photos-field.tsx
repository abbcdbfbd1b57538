import type { Photo } from '@waymark/model/entities/photo';
import { ImageIcon, UserRound, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../elements/card/item-photo.tsx';
import type { FieldProblems } from '../../elements/form/field-problem.ts';
import type { UploadsStatus } from '../../live/uploads/upload-state.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { useIsTouch } from '../../ui/hooks/use-is-touch.ts';
import type { ProfileDraft } from './profile-draft.ts';
import styles from './profile-form.module.css';

const FIELDS = ['avatar', 'cover'] as const;
export type PhotoField = (typeof FIELDS)[number];

/** The props of a field of another feature, which uploads a photo. */
interface PhotoUploadSlotProps {
  uid: string;
  label: string;
  /** The current photo. */
  picture: ReactNode;
  onPhoto: (photo: Photo) => void;
  /** Called with the status of the upload, which is cancelled on unmount. The function has to be stable. */
  onUploads: (standing: UploadsStatus) => void;
  /** Other actions for the photo. */
  children: ReactNode;
}

export type PhotoUploadSlot = (props: PhotoUploadSlotProps) => ReactNode;

interface PhotosFieldProps {
  uid: string;
  draft: Pick<ProfileDraft, PhotoField>;
  change: (part: Partial<Pick<ProfileDraft, PhotoField>>) => void;
  problems: FieldProblems;
  onUploads: Readonly<Record<PhotoField, (standing: UploadsStatus) => void>>;
  photoUpload: PhotoUploadSlot;
}

/** The photos of a profile. Each can be added, replaced and removed. */
export function PhotosField({ uid, draft, change, problems, onUploads, photoUpload }: PhotosFieldProps) {
  const t = useTranslations('profile.photos');
  const isTouch = useIsTouch();
  return (
    <fieldset className={styles.photos}>
      <legend>{t('label')}</legend>
      {!isTouch && <p className={styles.note}>{t('hint')}</p>}
      {FIELDS.map((field) => {
        const photo = draft[field];
        return (
          <div key={field} className={styles.photo}>
            {photoUpload({
              uid,
              label: photo ? t(`replace.${field}`) : t(`add.${field}`),
              picture: (
                <div className={styles.picture} data-photo={field}>
                  {photo ? (
                    <ItemPhoto photo={photo} sizes="10rem" decorative />
                  ) : (
                    <Icon of={field === 'avatar' ? UserRound : ImageIcon} size="1.5rem" />
                  )}
                </div>
              ),
              onPhoto: (chosen) => change({ [field]: chosen }),
              onUploads: onUploads[field],
              children: photo && (
                <Button
                  kind="secondary"
                  size="small"
                  icon={X}
                  onClick={(event) => {
                    focusFirst(event);
                    change({ [field]: null });
                  }}
                >
                  {t(`remove.${field}`)}
                </Button>
              ),
            })}
          </div>
        );
      })}
      {(problems['avatar.path'] || problems['cover.path']) && <p className={styles.wrong}>{t('notYours')}</p>}
    </fieldset>
  );
}

/** Moves the focus from the button that is about to be removed to the one that stays. */
function focusFirst({ currentTarget }: MouseEvent): void {
  currentTarget.parentElement?.querySelector('button')?.focus();
}

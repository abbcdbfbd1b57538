import { coverPhotoOf } from '@waymark/model/entities/cover-photo';
import type { Photo } from '@waymark/model/entities/photo';
import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useMember } from '../../elements/page/use-member.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Disclosure } from '../../ui/display/disclosure.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AltFields } from './alt-fields.tsx';
import { CropPhoto } from './crop/crop-photo.tsx';
import { FocusPointField } from './focus-point-field.tsx';
import styles from './photo-fields.module.css';
import { PhotoFields } from './photo-fields.tsx';
import { credited, described, focused, movedBy, type Pictures } from './pictures.ts';

/** The limit of `photo` in the model. */
const MAX_CREDIT = 120;

interface PictureDetailsProps {
  photo: Photo;
  pictures: Pictures;
  onChange: (pictures: Pictures) => void;
  /** Called with a photo that takes the place of this one. */
  onReplace: (photo: Photo) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** A dialog with the fields of one photo: its description in both languages, its credit, what stays in view of it, its crop, and its place in the order. */
export function PictureDetails({
  photo,
  pictures,
  onChange,
  onReplace,
  onRemove,
  onClose,
}: PictureDetailsProps) {
  const t = useTranslations('pictures');
  const member = useMember();
  const { photos } = pictures;
  const index = photos.indexOf(photo);
  const isCover = coverPhotoOf(pictures) === photo;
  return (
    <Dialog
      open
      onClose={onClose}
      heading={t('one', { number: index + 1, count: photos.length })}
      closeLabel={t('close')}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <PhotoFields photo={photo}>
        <AltFields
          photo={photo}
          onChange={(locale, text) => onChange(described(pictures, photo.path, locale, text))}
        />
        <TextField
          label={t('credit')}
          hint={t('creditHint')}
          value={photo.credit ?? ''}
          maxLength={MAX_CREDIT}
          autoComplete="off"
          onChange={(text) => onChange(credited(pictures, photo.path, text))}
        />
      </PhotoFields>
      <Disclosure summary={t('focus.title')}>
        <FocusPointField photo={photo} onChange={(focus) => onChange(focused(pictures, photo.path, focus))} />
      </Disclosure>
      <div className={styles.actions}>
        {member && (
          <CropPhoto
            uid={member.uid}
            photo={photo}
            label={t('crop')}
            done={t('cropped')}
            onEdited={onReplace}
          />
        )}
        <Button
          kind="secondary"
          size="small"
          icon={Star}
          disabled={isCover}
          onClick={() => onChange({ photos, coverPath: photo.path })}
        >
          {t('makeCover')}
        </Button>
        <Button
          kind="secondary"
          size="small"
          icon={ArrowLeft}
          disabled={index === 0}
          onClick={() => onChange(movedBy(pictures, photo.path, -1))}
        >
          {t('earlier')}
        </Button>
        <Button
          kind="secondary"
          size="small"
          icon={ArrowRight}
          disabled={index === photos.length - 1}
          onClick={() => onChange(movedBy(pictures, photo.path, 1))}
        >
          {t('later')}
        </Button>
        <Button kind="secondary" size="small" icon={Trash2} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </Dialog>
  );
}

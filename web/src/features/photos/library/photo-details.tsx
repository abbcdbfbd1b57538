import { photoIdOf } from '@waymark/model/entities/original';
import type { PhotoUses } from '@waymark/model/entities/photo-uses';
import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { LOCALES } from '@waymark/model/locale';
import { missingLocales } from '@waymark/model/localised';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../../elements/card/item-photo.tsx';
import { useFailureSentence } from '../../../elements/failure/use-failure-sentence.ts';
import type { Failure } from '../../../session/failure.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { Notice } from '../../../ui/display/notice.tsx';
import { LineSkeletons } from '../../../ui/display/skeleton.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { CropPhoto } from '../crop/crop-photo.tsx';
import styles from './library.module.css';
import { usePhotoDay } from './use-photo-day.ts';
import { usePhotos } from './use-photos.ts';
import { photoOf, usesOf } from './uses-of.ts';
import { WorkLinks } from './work-links.tsx';

/** The limits of `photo` in the model. */
const MAX_ALT = 250;
const MAX_CREDIT = 120;

interface PhotoDetailsProps {
  uid: string;
  photoId: string;
  uses: PhotoUses | undefined;
  /** The photo after this one in the list that is shown. */
  next: string | undefined;
  onNext: (photoId: string) => void;
  /** Called with the id of the new photo after this one was cropped. */
  onEdited: (photoId: string) => void;
  onClose: () => void;
}

/** One photo in a dialog: its descriptions, its photographer, and where it is used. */
export function PhotoDetails(props: PhotoDetailsProps) {
  const t = useTranslations();
  const { uid, photoId, onClose } = props;
  const ids = useMemo(() => [photoId], [photoId]);
  const { photos, status, reason } = usePhotos(uid, ids);
  const [photo] = photos;
  return (
    <Dialog open onClose={onClose} heading={t('library.photo')} closeLabel={t('library.close')}>
      {photo ? (
        <Details {...props} photo={photo} />
      ) : status === 'loading' ? (
        <LineSkeletons count={6} label={t('states.loading')} />
      ) : (
        <Notice kind="warning">{reason ? t(`states.${reason}`) : t('library.gone')}</Notice>
      )}
    </Dialog>
  );
}

function Details({
  uid,
  photo,
  uses,
  next,
  onNext,
  onEdited,
  onClose,
}: PhotoDetailsProps & { photo: ReadyPhoto }) {
  const t = useTranslations('library');
  const sentenceOf = useFailureSentence();
  const day = usePhotoDay();
  const [alt, setAlt] = useState(photo.alt ?? {});
  const [credit, setCredit] = useState(photo.credit ?? '');
  const [isFavourite, setIsFavourite] = useState(photo.isFavourite === true);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const used = uses && usesOf(uses, photo.id);
  const save = async (then: () => void, id = photo.id) => {
    setIsBusy(true);
    const { describePhoto } = await import('../../../live/writes/photo-writes.ts');
    const failed = await describePhoto(uid, id, { alt, credit, isFavourite });
    setIsBusy(false);
    setFailure(failed);
    if (failed === undefined) then();
  };
  return (
    <form
      className={styles.details}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save(next === undefined ? onClose : () => onNext(next));
      }}
    >
      <div className={styles.picture}>
        <ItemPhoto photo={photoOf(uid, photo)} sizes="320px" />
      </div>
      <div className={styles.fields}>
        <p className={styles.state}>
          {t(photo.cameraTime === undefined ? 'addedOn' : 'takenOn', { day: day(photo) })}
          {' · '}
          {t(photo.position ? 'hasPosition' : 'noPosition')}
        </p>
        <div>
          <CropPhoto
            uid={uid}
            photo={photoOf(uid, photo)}
            label={t('crop')}
            done={t('cropped')}
            // The new photo has the words as they are here, saved or not.
            onEdited={({ path }) => {
              const id = photoIdOf(path);
              void save(() => onEdited(id), id);
            }}
          />
        </div>
        {LOCALES.map((locale, index) => (
          <TextField
            key={locale}
            label={t(`alt.${locale}`)}
            hint={index === 0 && missingLocales(alt).length > 0 ? t('altHint') : undefined}
            lang={locale}
            value={alt[locale] ?? ''}
            maxLength={MAX_ALT}
            autoComplete="off"
            onChange={(text) => setAlt({ ...alt, [locale]: text })}
          />
        ))}
        <TextField
          label={t('credit')}
          hint={t('creditHint')}
          value={credit}
          maxLength={MAX_CREDIT}
          autoComplete="off"
          onChange={setCredit}
        />
        <Checkbox checked={isFavourite} onChange={setIsFavourite}>
          {t('favourite')}
        </Checkbox>
        <p className={styles.state}>{t('copies')}</p>
        {used && (
          <section>
            <h3 className={styles.usesHeading}>{t('usedIn', { count: used.works.length })}</h3>
            <WorkLinks works={used.works} />
            {used.inProfile && <p>{t('inProfile')}</p>}
            {used.inList && <p>{t('inList')}</p>}
            {used.inImport && <p>{t('inImport')}</p>}
          </section>
        )}
        {failure && <Notice kind="error">{sentenceOf(failure)}</Notice>}
        <div className={styles.actions}>
          {next !== undefined && (
            <Button kind="secondary" busy={isBusy} onClick={() => void save(onClose)}>
              {t('save')}
            </Button>
          )}
          <Button type="submit" busy={isBusy}>
            {t(next === undefined ? 'save' : 'saveAndNext')}
          </Button>
        </div>
      </div>
    </form>
  );
}

import { MAX_PHOTOS } from '@waymark/model/entities/content';
import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { choose } from '@waymark/model/localised';
import { useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ItemPhoto } from '../../../../elements/card/item-photo.tsx';
import { useFailureSentence } from '../../../../elements/failure/use-failure-sentence.ts';
import { useLocale } from '../../../../i18n/paths.ts';
import { type Failure, failureOf } from '../../../../session/failure.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Select } from '../../../../ui/controls/select.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { Notice } from '../../../../ui/display/notice.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import styles from '../library.module.css';
import { photoOf } from '../uses-of.ts';
import { groupPhotos, type PhotoGroup } from './group-photos.ts';
import { PlaceMap } from './place-map.tsx';

/** How far apart photos of one group may be, in metres. */
const DISTANCES = ['50', '200', '1000', '5000', '20000'] as const;

/** A camera that was never set is wrong by more than this only if its date is wrong too. */
const MOST_HOURS = 48;

interface PlacePhotosProps {
  uid: string;
  photos: readonly ReadyPhoto[];
  onClose: () => void;
  /** Called with the number of drafts that were made. */
  onMade: (count: number) => void;
}

/** Makes drafts of photos: a pin for each day and place, or a story of all. */
export function PlacePhotos({ uid, photos, onClose, onMade }: PlacePhotosProps) {
  const t = useTranslations('library.placing');
  const tLibrary = useTranslations('library');
  const format = useFormatter();
  const locale = useLocale();
  const sentenceOf = useFailureSentence();
  const [metres, setMetres] = useState<(typeof DISTANCES)[number]>('200');
  const [hours, setHours] = useState('0');
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const shift = shiftOf(hours);
  const { groups, shelf } = useMemo(
    () => groupPhotos(photos, { metres: Number(metres), shift: shift ?? 0, chosen }),
    [photos, metres, shift, chosen],
  );
  const unplaced = photos.filter(({ position }) => position === undefined);
  const placed = photos.length - shelf.length;
  const nameOfDay = (day: string) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  const nameOf = (group: PhotoGroup, index: number) =>
    t('group', { number: index + 1, day: nameOfDay(group.day), count: group.photos.length });
  const make = async (kind: 'pins' | 'story') => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { makeDrafts } = await import('./make-drafts.ts');
      onMade(await makeDrafts(uid, groups, kind, { locale, nameOfDay }));
    } catch (error) {
      setFailure(failureOf(error));
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      heading={t('heading', { count: photos.length })}
      closeLabel={tLibrary('close')}
      actions={
        <>
          <Button
            kind="secondary"
            busy={isBusy}
            disabled={groups.length === 0 || placed > MAX_PHOTOS || shift === undefined}
            onClick={() => void make('story')}
          >
            {t('story')}
          </Button>
          <Button
            busy={isBusy}
            disabled={groups.length === 0 || shift === undefined}
            onClick={() => void make('pins')}
          >
            {t('pins', { count: groups.length })}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {failure && <Notice kind="error">{sentenceOf(failure)}</Notice>}
        <Select
          label={t('distance')}
          value={metres}
          onChange={setMetres}
          choices={DISTANCES.map((value) => ({ value, label: lengthOf(Number(value), format) }))}
        />
        <TextField
          label={t('shift')}
          hint={t('shiftHint')}
          error={shift === undefined ? t('shiftWrong', { most: MOST_HOURS }) : undefined}
          value={hours}
          maxLength={6}
          inputMode="text"
          autoComplete="off"
          onChange={setHours}
        />
        {groups.length > 0 && <PlaceMap groups={groups} nameOf={nameOf} />}
        {placed > MAX_PHOTOS && <p className={styles.state}>{t('tooMany', { most: MAX_PHOTOS })}</p>}
        {groups.map((group, index) => (
          <section key={group.id}>
            <h3 className={styles.month}>{nameOf(group, index)}</h3>
            <ul className={styles.thumbnails}>
              {group.photos.map((photo) => (
                <li key={photo.id}>
                  <ItemPhoto photo={photoOf(uid, photo)} sizes="64px" />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {unplaced.length > 0 && (
          <section className={styles.fields}>
            <h3 className={styles.month}>{t('shelf', { count: unplaced.length })}</h3>
            {unplaced.map((photo, index) => (
              <div key={photo.id} className={styles.shelved}>
                <ItemPhoto photo={photoOf(uid, photo)} sizes="64px" decorative />
                <Select
                  label={t('placeOf', { number: index + 1, alt: choose(photo.alt ?? {}, locale).value })}
                  value={shelf.includes(photo) ? '' : (chosen.get(photo.id) ?? '')}
                  onChange={(id) => setChosen(new Map(chosen).set(photo.id, id))}
                  choices={[
                    { value: '', label: t('leaveOut') },
                    ...groups.map((group, number) => ({ value: group.id, label: nameOf(group, number) })),
                  ]}
                />
              </div>
            ))}
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** Minutes; undefined where the text is no number of hours, which may have a comma, or is too many. */
function shiftOf(hours: string): number | undefined {
  const text = hours.trim().replace(',', '.').replace('−', '-');
  const number = text === '' ? 0 : Number(text);
  return Math.abs(number) <= MOST_HOURS ? Math.round(number * 60) : undefined;
}

function lengthOf(metres: number, { number }: ReturnType<typeof useFormatter>): string {
  return metres < 1_000
    ? number(metres, { style: 'unit', unit: 'meter' })
    : number(metres / 1_000, { style: 'unit', unit: 'kilometer' });
}

import { MAX_PHOTOS } from '@waymark/model/entities/content';
import type { PhotoUses } from '@waymark/model/entities/photo-uses';
import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { type Position, roundPosition } from '@waymark/model/geography/position';
import { FIRST_CAMERA } from '@waymark/model/map-index/camera-tiles';
import { useMemo, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ItemPhoto } from '../../../../elements/card/item-photo.tsx';
import { useFailureSentence } from '../../../../elements/failure/use-failure-sentence.ts';
import { useLocale } from '../../../../i18n/paths.ts';
import type { SpotFinder } from '../../../../map/map-canvas-props.ts';
import { type Failure, failureOf } from '../../../../session/failure.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Select } from '../../../../ui/controls/select.tsx';
import { Notice } from '../../../../ui/display/notice.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import styles from '../library.module.css';
import { photoOf } from '../uses-of.ts';
import { CameraClocks, shiftsOf } from './camera-clocks.tsx';
import { groupPhotos, type PhotoGroup } from './group-photos.ts';
import { PhotoShelf } from './photo-shelf.tsx';
import { PlaceMap } from './place-map.tsx';

/** How far apart photos of one group may be, in metres. */
const DISTANCES = ['50', '200', '1000', '5000', '20000'] as const;

interface PlacePhotosProps {
  uid: string;
  photos: readonly ReadyPhoto[];
  uses?: PhotoUses | undefined;
  onClose: () => void;
  /** Called with the number of drafts that were made. */
  onMade: (count: number) => void;
}

/** Makes drafts of photos: a pin for each day and place, or a story of all. */
export function PlacePhotos({ uid, photos, uses, onClose, onMade }: PlacePhotosProps) {
  const t = useTranslations('library.placing');
  const tLibrary = useTranslations('library');
  const format = useFormatter();
  const locale = useLocale();
  const sentenceOf = useFailureSentence();
  const [metres, setMetres] = useState<(typeof DISTANCES)[number]>('200');
  const [hours, setHours] = useState<ReadonlyMap<string, string>>(new Map());
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [put, setPut] = useState<ReadonlyMap<string, Position>>(new Map());
  const spotFinder = useRef<SpotFinder>(null);
  const centre = useRef<Position>(FIRST_CAMERA);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const shifts = useMemo(() => shiftsOf(hours), [hours]);
  const { groups, shelf } = useMemo(
    () => groupPhotos(photos, { metres: Number(metres), shifts: shifts ?? new Map(), chosen, put }),
    [photos, metres, shifts, chosen, put],
  );
  const unplaced = photos.filter(({ position }) => position === undefined);
  const placed = photos.length - shelf.length;
  const nameOfDay = (day: string) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  const nameOf = (group: PhotoGroup, index: number) =>
    t('group', { number: index + 1, day: nameOfDay(group.day), count: group.photos.length });
  /** Photos without a position of their own are at a spot, or in a group, or in neither. */
  const place = (
    ids: readonly string[],
    { spot, group }: { spot?: Position; group?: PhotoGroup | undefined },
  ) => {
    const [nextPut, nextChosen] = [new Map(put), new Map(chosen)];
    for (const id of ids) {
      nextPut.delete(id);
      nextChosen.delete(id);
      if (spot) nextPut.set(id, roundPosition(spot));
      // Its first photo is in the group by its position.
      if (group) nextChosen.set(id, group.id);
    }
    setPut(nextPut);
    setChosen(nextChosen);
  };
  const make = async (kind: 'pins' | 'story') => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { makeDrafts } = await import('./make-drafts.ts');
      onMade(await makeDrafts(uid, groups, kind, { locale, nameOfDay, uses }));
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
            disabled={groups.length === 0 || placed > MAX_PHOTOS || shifts === undefined}
            onClick={() => void make('story')}
          >
            {t('story')}
          </Button>
          <Button
            busy={isBusy}
            disabled={groups.length === 0 || shifts === undefined}
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
        <CameraClocks photos={photos} hours={hours} onChange={setHours} />
        <PlaceMap
          groups={groups}
          nameOf={nameOf}
          isTarget={unplaced.length > 0}
          spotFinder={spotFinder}
          onRest={({ camera }) => {
            centre.current = camera;
          }}
        />
        {unplaced.length > 0 && (
          <PhotoShelf
            uid={uid}
            photos={unplaced}
            groups={groups}
            nameOf={nameOf}
            spotAt={(x, y) => spotFinder.current?.(x, y) ?? null}
            onPut={(ids, spot) => place(ids, { spot: spot === 'centre' ? centre.current : spot })}
            onChoose={(ids, group) => place(ids, { group })}
          />
        )}
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
      </div>
    </Dialog>
  );
}

function lengthOf(metres: number, { number }: ReturnType<typeof useFormatter>): string {
  return metres < 1_000
    ? number(metres, { style: 'unit', unit: 'meter' })
    : number(metres / 1_000, { style: 'unit', unit: 'kilometer' });
}

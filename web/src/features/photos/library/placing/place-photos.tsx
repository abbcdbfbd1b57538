import { MAX_PHOTOS } from '@waymark/model/entities/content';
import type { PhotoUses } from '@waymark/model/entities/photo-uses';
import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import type { Position } from '@waymark/model/geography/position';
import { FIRST_CAMERA } from '@waymark/model/map-index/camera-tiles';
import { useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ItemPhoto } from '../../../../elements/card/item-photo.tsx';
import type { Goal } from '../../../../map/in-view.ts';
import type { SpotFinder } from '../../../../map/map-canvas-props.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Select } from '../../../../ui/controls/select.tsx';
import { Notice } from '../../../../ui/display/notice.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import styles from '../library.module.css';
import { photoOf } from '../uses-of.ts';
import { CameraClocks } from './camera-clocks.tsx';
import type { PhotoGroup } from './group-photos.ts';
import { LeaveArrangement } from './leave-arrangement.tsx';
import { PhotoShelf } from './photo-shelf.tsx';
import { PlaceMap } from './place-map.tsx';
import { DISTANCES, useArrangement } from './use-arrangement.ts';
import { useMaking } from './use-making.ts';

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
  const { groups, shelf, metres, setMetres, hours, setHours, place, isValid, isArranged } =
    useArrangement(photos);
  const spotFinder = useRef<SpotFinder>(null);
  const centre = useRef<Position>(FIRST_CAMERA);
  const [lookAt, setLookAt] = useState<Goal>();
  const [isLeaving, setIsLeaving] = useState(false);
  const unplaced = photos.filter(({ position }) => position === undefined);
  const placed = photos.length - shelf.length;
  const dateOf = (day: string, dateStyle: 'long' | 'medium') =>
    format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle, timeZone: 'UTC' });
  const nameOfDay = (day: string) => dateOf(day, 'long');
  const { making, failure, make } = useMaking({ uid, groups, uses, nameOfDay, onMade });
  const nameOf = ({ day, photos: { length: count } }: PhotoGroup, index: number) =>
    t('group', { number: index + 1, day: nameOfDay(day), count });
  return (
    <Dialog
      open
      // What is being made comes to its end, and says so.
      onClose={isArranged && making === undefined ? () => setIsLeaving(true) : onClose}
      heading={t('heading', { count: photos.length })}
      closeLabel={tLibrary('close')}
      size="wide"
      actions={
        <>
          {failure !== undefined && (
            <div className={styles.above}>
              <Notice kind="error">{failure}</Notice>
            </div>
          )}
          {placed > MAX_PHOTOS && (
            <p className={`${styles.state} ${styles.above}`}>{t('tooMany', { most: MAX_PHOTOS })}</p>
          )}
          <Button
            kind="secondary"
            busy={making === 'story'}
            disabled={groups.length === 0 || placed > MAX_PHOTOS || !isValid || making === 'pins'}
            onClick={() => void make('story')}
          >
            {t('story')}
          </Button>
          <Button
            busy={making === 'pins'}
            disabled={groups.length === 0 || !isValid || making === 'story'}
            onClick={() => void make('pins')}
          >
            {t('pins', { count: groups.length })}
          </Button>
        </>
      }
    >
      <div className={styles.placing}>
        <div className={styles.pinned}>
          <PlaceMap
            lookAt={lookAt}
            groups={groups}
            isTarget={unplaced.length > 0}
            spotFinder={spotFinder}
            onRest={({ camera }) => {
              centre.current = camera;
            }}
          />
        </div>
        <div className={styles.fields}>
          {unplaced.length > 0 && (
            <PhotoShelf
              uid={uid}
              photos={unplaced}
              groups={groups}
              nameOf={({ day }, index) => t('groupChoice', { number: index + 1, day: dateOf(day, 'medium') })}
              spotAt={(x, y) => spotFinder.current?.(x, y) ?? null}
              onLook={setLookAt}
              onPut={(ids, spot) => place(ids, { spot: spot === 'centre' ? centre.current : spot })}
              onChoose={(ids, group) => place(ids, group ? { group } : {})}
            />
          )}
          <Select
            label={t('distance')}
            hint={t('distanceHint')}
            value={metres}
            onChange={setMetres}
            choices={DISTANCES.map((value) => ({ value, label: lengthOf(Number(value), format) }))}
          />
          <CameraClocks photos={photos} hours={hours} onChange={setHours} />
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
      </div>
      <LeaveArrangement open={isLeaving} onLeave={onClose} onStay={() => setIsLeaving(false)} />
    </Dialog>
  );
}

function lengthOf(metres: number, { number }: ReturnType<typeof useFormatter>): string {
  return metres < 1_000
    ? number(metres, { style: 'unit', unit: 'meter' })
    : number(metres / 1_000, { style: 'unit', unit: 'kilometer' });
}

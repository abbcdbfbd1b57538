import type { PhotoUses } from '@waymark/model/entities/photo-uses';
import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import type { Position } from '@waymark/model/geography/position';
import { FIRST_CAMERA } from '@waymark/model/map-index/camera-tiles';
import { useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useDateFormat } from '../../../../i18n/use-date-format.ts';
import type { Goal } from '../../../../map/in-view.ts';
import type { SpotFinder } from '../../../../map/map-canvas-props.ts';
import { Select } from '../../../../ui/controls/select.tsx';
import { VisuallyHidden } from '../../../../ui/display/visually-hidden.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import styles from '../library.module.css';
import { CameraClocks } from './camera-clocks.tsx';
import { GroupSection } from './group-section.tsx';
import { LeaveArrangement } from './leave-arrangement.tsx';
import { MakeButtons } from './make-buttons.tsx';
import type { PhotoGroup } from './photo-group.ts';
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

/** Makes drafts of photos: of each day and place a pin, a part of a story, or nothing. */
export function PlacePhotos({ uid, photos, uses, onClose, onMade }: PlacePhotosProps) {
  const t = useTranslations('library.placing');
  const tLibrary = useTranslations('library');
  const format = useFormatter();
  const date = useDateFormat();
  const { groups, metres, setMetres, hours, setHours, move, choose, wrongClock, isArranged } =
    useArrangement(photos);
  /** The group whose photos are being moved. */
  const [openGroup, setOpenGroup] = useState<string>();
  /** How many photos were moved to a group last, for screen readers. */
  const [movedCount, setMovedCount] = useState(0);
  const spotFinder = useRef<SpotFinder>(null);
  const centre = useRef<Position>(FIRST_CAMERA);
  const [lookAt, setLookAt] = useState<Goal>();
  const [isLeaving, setIsLeaving] = useState(false);
  const unplaced = photos.filter(({ position }) => position === undefined);
  const dateOf = (day: string, dateStyle: 'long' | 'medium') =>
    date(new Date(`${day}T12:00:00Z`), { dateStyle });
  const nameOfDay = (day: string) => dateOf(day, 'long');
  const maker = useMaking({ uid, uses, nameOfDay, onMade });
  const nameOf = ({ day, photos: { length: count } }: PhotoGroup, index: number) =>
    t('group', { number: index + 1, day: nameOfDay(day), count });
  const choices = groups.map((group, index) => ({
    group,
    label: t('groupChoice', { number: index + 1, day: dateOf(group.day, 'medium') }),
  }));
  return (
    <Dialog
      open
      // What is being made comes to its end, and says so.
      onClose={isArranged && maker.making === undefined ? () => setIsLeaving(true) : onClose}
      heading={t('heading', { count: photos.length })}
      closeLabel={tLibrary('close')}
      size="wide"
      actions={<MakeButtons {...maker} groups={groups} wrongClock={wrongClock} />}
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
              choices={choices}
              spotAt={(x, y) => spotFinder.current?.(x, y) ?? null}
              onLook={setLookAt}
              onPut={(ids, spot) => move(ids, { spot: spot === 'centre' ? centre.current : spot })}
              onChoose={(ids, group) => move(ids, group ? { group } : 'shelf')}
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
          <VisuallyHidden>
            <span role="status">{movedCount > 0 && t('moving.moved', { count: movedCount })}</span>
          </VisuallyHidden>
          {groups.map((group, index) => (
            <GroupSection
              key={group.id}
              uid={uid}
              group={group}
              number={index + 1}
              name={nameOf(group, index)}
              choices={choices}
              isOpen={openGroup === group.id}
              onOpen={(isOpen) => setOpenGroup(isOpen ? group.id : undefined)}
              onChoose={(outcome) => choose(group, outcome)}
              onMove={(ids, target) => {
                move(ids, target);
                setMovedCount(ids.length);
              }}
            />
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

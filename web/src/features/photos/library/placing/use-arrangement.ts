import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { useMemo, useState } from 'react';
import { chosenByHand, movedByHand, NOTHING_BY_HAND, type Target } from './by-hand.ts';
import { shiftsOf, wrongClockIn } from './camera-clocks.tsx';
import { groupPhotos } from './group-photos.ts';
import type { Outcome, PhotoGroup } from './photo-group.ts';

/** How far apart photos of one group may be, in metres. */
export const DISTANCES = ['50', '200', '1000', '5000', '20000'] as const;

/** How a creator arranges photos in groups. */
export function useArrangement(photos: readonly ReadyPhoto[]) {
  const [metres, setMetres] = useState<(typeof DISTANCES)[number]>('200');
  const [hours, setHours] = useState<ReadonlyMap<string, string>>(new Map());
  const [byHand, setByHand] = useState(NOTHING_BY_HAND);
  const shifts = useMemo(() => shiftsOf(hours), [hours]);
  const { groups, shelf } = useMemo(
    () => groupPhotos(photos, { metres: Number(metres), shifts, byHand }),
    [photos, metres, shifts, byHand],
  );
  return {
    ...{ groups, shelf, metres, setMetres, hours, setHours },
    move: (ids: readonly string[], target: Target) => setByHand((before) => movedByHand(before, ids, target)),
    choose: (group: PhotoGroup, outcome: Outcome) =>
      setByHand((before) => chosenByHand(before, group, outcome)),
    /** The first camera whose correction is no number of hours; undefined where each is one. */
    wrongClock: wrongClockIn(photos, hours),
    /** Whether anything was decided by hand, which closing would lose. */
    isArranged: Object.values(byHand).some(({ size }) => size > 0),
  };
}

import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { type Position, roundPosition } from '@waymark/model/geography/position';
import { useMemo, useState } from 'react';
import { shiftsOf } from './camera-clocks.tsx';
import { groupPhotos, type PhotoGroup } from './group-photos.ts';

/** How far apart photos of one group may be, in metres. */
export const DISTANCES = ['50', '200', '1000', '5000', '20000'] as const;

/** How a creator arranges photos in groups. */
export function useArrangement(photos: readonly ReadyPhoto[]) {
  const [metres, setMetres] = useState<(typeof DISTANCES)[number]>('200');
  const [hours, setHours] = useState<ReadonlyMap<string, string>>(new Map());
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [put, setPut] = useState<ReadonlyMap<string, Position>>(new Map());
  const shifts = useMemo(() => shiftsOf(hours), [hours]);
  const { groups, shelf } = useMemo(
    () => groupPhotos(photos, { metres: Number(metres), shifts: shifts ?? new Map(), chosen, put }),
    [photos, metres, shifts, chosen, put],
  );
  /** Photos without a position of their own are at a spot, or in a group, or in neither. */
  const place = (ids: readonly string[], { spot, group }: { spot?: Position; group?: PhotoGroup }) => {
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
  return {
    ...{ groups, shelf, metres, setMetres, hours, setHours, place },
    /** Whether each typed correction is a number of hours. */
    isValid: shifts !== undefined,
    /** Whether photos were put somewhere, which closing would lose. */
    isArranged: put.size > 0 || chosen.size > 0,
  };
}

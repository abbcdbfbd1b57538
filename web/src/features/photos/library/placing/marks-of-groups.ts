import type { Position } from '@waymark/model/geography/position';
import { sharedSpots } from '../../../../elements/map/shared-spots.ts';
import { isInView, type MapView, placeInView } from '../../../../map/in-view.ts';
import type { PhotoGroup } from './photo-group.ts';

/** More marks than these would slow the map down, and hide each other. */
const MOST_MARKS = 200;

/** Marks that are closer than this, in CSS pixels, would hide each other. */
const SHARING = 26;

/** A mark of one group, or of several that are close together in the view. */
export interface GroupMark {
  /** The group, or the first of several. */
  id: string;
  position: Position;
  /** The numbers of its groups, which begin at 1. */
  numbers: readonly number[];
}

/** The marks of groups for a view, in the order of the groups. */
export function marksOfGroups(groups: readonly PhotoGroup[], view: MapView): readonly GroupMark[] {
  const spots = groups.flatMap(({ id, position }, index) => {
    const place = placeInView(position, view);
    return place === null ? [] : [{ id, position, number: index + 1, ...place }];
  });
  // Of very many, those out of view would make the ones in view share their marks.
  const shown = spots.length > MOST_MARKS ? spots.filter(({ position }) => isInView(position, view)) : spots;
  return sharedSpots(shown, SHARING, MOST_MARKS).map((shared) => ({
    id: shared[0].id,
    position: shared[0].position,
    numbers: shared.map(({ number }) => number),
  }));
}

import type { Position } from '@waymark/model/geography/position';
import { type MapView, placeInView } from '../../../../map/in-view.ts';
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

/** The marks of groups in a view, in the order of the groups. */
export function marksOfGroups(groups: readonly PhotoGroup[], view: MapView): readonly GroupMark[] {
  const marks: { id: string; position: Position; numbers: number[]; x: number; y: number }[] = [];
  for (const [index, { id, position }] of groups.entries()) {
    const place = placeInView(position, view);
    if (place === null) continue;
    const near = marks.find(({ x, y }) => Math.hypot(x - place.x, y - place.y) < SHARING);
    if (near) near.numbers.push(index + 1);
    else if (marks.length < MOST_MARKS) marks.push({ id, position, numbers: [index + 1], ...place });
  }
  return marks;
}

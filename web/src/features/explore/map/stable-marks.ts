import { dequal } from 'dequal/lite';
import { useState } from 'react';
import type { Mark } from '../../../elements/map/map-marks.ts';
import { type MapView, placeInView } from '../../../map/in-view.ts';
import { sameCamera } from '../../../map/same-camera.ts';

/** A mark that moves by less than its size, in CSS pixels, is the same mark to a visitor who presses it. */
const SAME = 22;

interface Shown {
  marks: readonly Mark[];
  view: MapView;
}

/**
 * Gives marks the keys of the earlier marks at the same position, as long as the map does not move. So a cluster that grows, and has
 * another item first, stays under the pointer and keeps the focus.
 */
export function stableMarks(before: Shown, { marks, view }: Shown): readonly Mark[] {
  if (!sameCamera(before.view.camera, view.camera)) return marks;
  const [old, own] = [keysOf(before.marks), keysOf(marks)];
  const gone = before.marks.filter(({ key }) => !own.has(key));
  return marks.map((mark) => {
    if (old.has(mark.key)) return mark;
    const at = gone.findIndex((other) => areNear(mark, other, view));
    const [same] = at === -1 ? [] : gone.splice(at, 1);
    return same ? { ...mark, key: same.key } : mark;
  });
}

/** The marks, those that are as before as the same objects: only the others render again after a move. */
export function sameMarks(before: readonly Mark[], marks: readonly Mark[]): readonly Mark[] {
  const known = new Map(before.map((mark) => [mark.key, mark]));
  return marks.map((mark) => {
    const same = known.get(mark.key);
    return dequal(same, mark) && same ? same : mark;
  });
}

/** The marks of a map, each with the key of the earlier mark at its position. */
export function useStableMarks(marks: readonly Mark[], view: MapView): readonly Mark[] {
  const [last, setLast] = useState({ from: marks, shown: marks, view });
  if (last.from === marks) return last.shown;
  const stable = stableMarks({ marks: last.shown, view: last.view }, { marks, view });
  const shown = sameMarks(last.shown, stable);
  setLast({ from: marks, shown, view });
  return shown;
}

const keysOf = (marks: readonly Mark[]) => new Set(marks.map(({ key }) => key));

function areNear(a: Mark, b: Mark, view: MapView): boolean {
  const [here, there] = [placeInView(a.position, view), placeInView(b.position, view)];
  return here !== null && there !== null && Math.hypot(here.x - there.x, here.y - there.y) < SAME;
}

import type { Position } from '@waymark/model/geography/position';
import type { Camera } from '@waymark/model/view-codec';
import { useState } from 'react';
import type { MapView } from '../../map/in-view.ts';
import { sameCamera } from '../../map/same-camera.ts';
import { useAnswer } from '../../ui/hooks/use-answer.ts';
import { findStart } from './find-start.ts';
import type { Writer } from './use-found-places.ts';

const ask = (writer: Writer) => findStart(writer);

/**
 * Where the map of a work without a place is to go: see `findStart`. It is undefined until that is known, and stays so where there is
 * no such place, or the author has moved the map or chosen a place meanwhile.
 * @param isWanted whether the work has no place
 * @param view the view of the map; null before the first one
 */
export function useStart(
  writer: Writer | undefined,
  isWanted: boolean,
  view: MapView | null,
): Position | undefined {
  const [question] = useState(isWanted ? writer : undefined);
  const answered = useAnswer(question, ask);
  const [first, setFirst] = useState<Camera>();
  const [start, setStart] = useState<Position | 'none'>();
  if (first === undefined && view !== null) setFirst(view.camera);
  if (start === undefined) {
    const isMoved = first !== undefined && view !== null && !sameCamera(first, view.camera);
    if (isMoved || !isWanted) setStart('none');
    else if (answered) setStart(answered.answer ?? 'none');
  }
  return start === 'none' ? undefined : start;
}

import { type Position, roundPosition } from '@waymark/model/geography/position';
import type { Outcome, PhotoGroup } from './photo-group.ts';

/** What a user decided about photos. It holds whatever the clocks and the distance are. */
export interface ByHand {
  /** Where photos without a position of their own were put, by their ids. */
  put: ReadonlyMap<string, Position>;
  /**
   * The groups that photos were moved to, by the ids of the photos, in the order of moving. A group is named by the id of a photo that
   * belongs to it by day and place, or by a name of its own.
   */
  moved: ReadonlyMap<string, string>;
  /** What photos become, by their ids, as far as it was chosen. A group becomes what its first photo does. */
  outcomes: ReadonlyMap<string, Outcome>;
}

export const NOTHING_BY_HAND: ByHand = { put: new Map(), moved: new Map(), outcomes: new Map() };

/** Where photos go: to a position on the map, to a group, to a new group that becomes something, or off the map again. */
export type Target =
  | { spot: Position }
  | { group: Pick<PhotoGroup, 'id' | 'becomes'> }
  | { own: Outcome }
  | 'shelf';

/** Moves photos. Those with a position of their own go to groups only. */
export function movedByHand(byHand: ByHand, ids: readonly string[], target: Target): ByHand {
  const put = new Map(byHand.put);
  const moved = new Map(byHand.moved);
  const outcomes = new Map(byHand.outcomes);
  for (const id of ids) {
    // The last to be moved is the last of the order.
    moved.delete(id);
    outcomes.delete(id);
    if (target === 'shelf' || 'spot' in target) put.delete(id);
  }
  const own = freeName(moved);
  for (const id of ids) {
    if (target === 'shelf') continue;
    if ('spot' in target) put.set(id, roundPosition(target.spot));
    else if ('group' in target) {
      moved.set(id, target.group.id);
      outcomes.set(id, target.group.becomes);
    } else {
      moved.set(id, own);
      outcomes.set(id, target.own);
    }
  }
  return { put, moved, outcomes };
}

/** Chooses what a group becomes. */
export function chosenByHand(
  byHand: ByHand,
  { photos }: Pick<PhotoGroup, 'photos'>,
  outcome: Outcome,
): ByHand {
  const outcomes = new Map(byHand.outcomes);
  for (const { id } of photos) outcomes.set(id, outcome);
  return { ...byHand, outcomes };
}

/** A name for a new group, to which no photo was moved. */
function freeName(moved: ReadonlyMap<string, string>): string {
  const names = new Set(moved.values());
  let number = 1;
  while (names.has(`own ${number}`)) number++;
  return `own ${number}`;
}

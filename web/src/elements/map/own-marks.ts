import type { Position } from '@waymark/model/geography/position';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { isInView, type MapView, placeInView } from '../../map/in-view.ts';
import { itemKey } from '../card/item-key.ts';
import type { PageMark } from './page-map-context.ts';
import { sharedSpots } from './shared-spots.ts';

/** The maximum number of the page's own marks, besides the highlighted one: as many as the longest stories have places. */
export const MOST_OWN = 100;

/** Where there would be more, those that are closer than this, in CSS pixels, are the first to share one. */
const SHARING = 8;

/** A mark of the page as the map shows it. */
export interface OwnMark extends PageMark {
  /** The position of the mark: that of its item, unless the mark is part of a fan. */
  position: Position;
  /** The marks that have no place of their own because they share this one: those of the same item, and, in a crowd, of near ones. */
  others: readonly PageMark[];
}

/**
 * The page's own marks in view, each at its position, however many overlap. An item has one mark. Only where there would be more than
 * `MOST_OWN`, near ones share the first of them. The subject of the page comes first.
 */
export function ownMarksOf(marks: readonly PageMark[], view: MapView): readonly OwnMark[] {
  const inView = marks
    .filter(({ item }) => isInView(item.position, view))
    .sort((a, b) => Number(b.selected ?? false) - Number(a.selected ?? false));
  const byItem = [...Map.groupBy(inView, ({ item }) => itemKey(item)).values()];
  const spots = byItem.flatMap(([mark, ...others]) => {
    const place = mark && placeInView(mark.item.position, view);
    return place ? [{ mark: { ...mark, position: mark.item.position, others }, ...place }] : [];
  });
  if (spots.length <= MOST_OWN) return spots.map(({ mark }) => mark);
  return sharedSpots(spots, SHARING, MOST_OWN).map(([{ mark }, ...near]) => ({
    ...mark,
    others: [...mark.others, ...near.flatMap((spot) => marksIn(spot.mark))],
  }));
}

/** The marks, in which the highlighted item has one of its own. */
export function withHighlighted(own: readonly OwnMark[], highlighted: MapItem | null): readonly OwnMark[] {
  const key = highlighted && itemKey(highlighted);
  const isIt = ({ item }: PageMark) => itemKey(item) === key;
  const shared = own.find((mark) => !isIt(mark) && mark.others.some(isIt));
  const [mark, ...others] = shared?.others.filter(isIt) ?? [];
  if (!shared || !mark) return own;
  const left = { ...shared, others: shared.others.filter((other) => !isIt(other)) };
  return [
    ...own.map((one) => (one === shared ? left : one)),
    { ...mark, position: mark.item.position, others },
  ];
}

/** The marks of the page that are in a mark: itself, and those that share it. */
export function marksIn(mark: OwnMark): readonly PageMark[] {
  return [mark, ...mark.others];
}

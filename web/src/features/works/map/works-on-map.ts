import type { WorkSummary } from '@waymark/model/entities/work-summary';
import type { Position } from '@waymark/model/geography/position';
import { WORLD_TILE } from '@waymark/model/geography/tiles';
import { makeMapItem } from '@waymark/model/map-index/make-map-item';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { EVERYTHING } from '../../../elements/map/item-filter.ts';
import { type Mark, marksOf } from '../../../elements/map/map-marks.ts';
import { type MapView, placeInView } from '../../../map/in-view.ts';

/** How far beyond the edges of the view works are clustered, in sizes of the view. */
const BEYOND = 0.5;

/** Works with a position, as items of the map. They have no photo, because a photo in a mark would hide the state of its work. */
export function mapItemsOf(
  works: readonly WorkSummary[],
  places: ReadonlyMap<string, Position>,
): readonly MapItem[] {
  return works.flatMap(({ id, kind, title }) => {
    const position = places.get(id);
    return position ? [makeMapItem({ id, kind, title, position })] : [];
  });
}

/** The marks of thousands of works: a bounded number, with close works in clusters. */
export function marksOfWorks(items: readonly MapItem[], view: MapView): Mark[] {
  const near = items.filter(({ position }) => isNear(position, view));
  return marksOf([{ ...WORLD_TILE, content: { leaf: true, items: near } }], view, EVERYTHING);
}

function isNear(position: Position, view: MapView): boolean {
  const place = placeInView(position, view);
  const { width, height } = view.size;
  const most = 0.5 + BEYOND;
  return place !== null && Math.abs(place.x) <= most * width && Math.abs(place.y) <= most * height;
}

import { useMemo } from 'react';
import { itemKey } from '../../../elements/card/item-key.ts';
import { outlineOf } from '../../../elements/map/outline.ts';
import { useOnMap } from '../../../elements/map/page-map-context.ts';
import { Live } from '../../../live/core/live.tsx';
import type { Outlined } from '../../../live/core/readers.ts';
import { oneOutlined } from '../../../live/queries/card-queries.ts';
import { useExploreState } from '../state/explore-context.ts';

/** From this zoom on an area is mostly large enough to be seen as one. */
const FROM = 9;

/** Each is a document to be read: with the tiles of the view they are no more than two dozen. */
const MOST = 7;

/** Draws the areas that are on the map; those that the page beside it has there are drawn by themselves. */
export function AreasAround() {
  const { here, mapView, ownMarks } = useExploreState();
  if (mapView.camera.zoom < FROM) return null;
  const own = new Set(ownMarks.map(({ item }) => itemKey(item)));
  const others = here.items.filter((item) => item.kind === 'area' && !own.has(itemKey(item)));
  return others.slice(0, MOST).map(({ id }) => <AreaAround key={id} id={id} />);
}

/** Nobody waits for an outline, or misses one: what went wrong is in the log. */
const nothing = () => null;

function AreaAround({ id }: { id: string }) {
  const query = useMemo(() => oneOutlined('area', id), [id]);
  return (
    <Live query={query} loading={null} missing={null} failed={nothing}>
      {(area) => <Outline area={area} />}
    </Live>
  );
}

function Outline({ area: { card, geometry = '' } }: { area: Outlined }) {
  const { id, colour } = card;
  const onMap = useMemo(() => ({ shapes: outlineOf(geometry, { id, colour }) }), [geometry, id, colour]);
  useOnMap(`around/${id}`, onMap);
  return null;
}

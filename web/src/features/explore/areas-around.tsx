import { useMemo } from 'react';
import { oneOutlined } from '../../live/card-queries.ts';
import { Live } from '../../live/live.tsx';
import { itemKey } from './item-key.ts';
import type { ExploreState } from './use-explore.ts';
import { useOutline } from './use-outline.ts';

/** From this zoom on an area is mostly large enough to be seen as one. */
const FROM = 9;

/** Each is a document to be read: with the tiles of the view they are no more than two dozen. */
const MOST = 7;

/** Draws the areas that are listed on the map; the one that is chosen is drawn by itself. */
export function AreasAround({ explore }: { explore: ExploreState }) {
  const { here, mapView, view } = explore;
  const { selected } = view;
  if (mapView.camera.zoom < FROM) return null;
  const others = here.items.filter(
    (item) => item.kind === 'area' && !(selected && itemKey(item) === itemKey(selected)),
  );
  return others.slice(0, MOST).map(({ id }) => <AreaAround key={id} id={id} explore={explore} />);
}

/** Nobody waits for an outline, or misses one: what went wrong is in the log. */
const nothing = () => null;

function AreaAround({ id, explore }: { id: string; explore: ExploreState }) {
  const query = useMemo(() => oneOutlined('area', id), [id]);
  return (
    <Live query={query} loading={null} missing={null} failed={nothing}>
      {(area) => <Outline area={area} explore={explore} />}
    </Live>
  );
}

function Outline({ area, explore }: { area: Parameters<typeof useOutline>[0]; explore: ExploreState }) {
  useOutline(area, explore);
  return null;
}

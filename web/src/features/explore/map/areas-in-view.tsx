import { useMemo } from 'react';
import { itemKey } from '../../../elements/card/item-key.ts';
import { outlineOf } from '../../../elements/map/outline.ts';
import { useShowOnMap } from '../../../elements/map/page-map-context.ts';
import { Live } from '../../../live/core/live.tsx';
import type { Outlined } from '../../../live/core/readers.ts';
import { oneOutlined } from '../../../live/queries/card-queries.ts';
import { useExploreState } from '../state/explore-context.ts';

/** From this zoom level on, most areas are large enough to be recognised. */
const FROM = 9;

/** Each outline is a document to read. Together with the tiles of the view they stay below two dozen reads. */
const MOST = 7;

/** Draws the areas in view, except the ones that the page beside the map draws itself. */
export function AreasInView() {
  const { inView, mapView, pageMarks } = useExploreState();
  if (mapView.camera.zoom < FROM) return null;
  const own = new Set(pageMarks.map(({ item }) => itemKey(item)));
  const others = inView.items.filter((item) => item.kind === 'area' && !own.has(itemKey(item)));
  return others.slice(0, MOST).map(({ id }) => <AreaInView key={id} id={id} />);
}

/** A missing outline blocks no visitor, so its failure is only logged. */
const nothing = () => null;

function AreaInView({ id }: { id: string }) {
  const query = useMemo(() => oneOutlined('area', id), [id]);
  return (
    <Live query={query} patient loading={null} missing={null} failed={nothing}>
      {(area) => <Outline area={area} />}
    </Live>
  );
}

function Outline({ area: { card, geometry = '' } }: { area: Outlined }) {
  const { id, colour } = card;
  const onMap = useMemo(() => ({ shapes: outlineOf(geometry, { id, colour }) }), [geometry, id, colour]);
  useShowOnMap(`around/${id}`, onMap);
  return null;
}

import { readGeometry } from '@waymark/model/geography/geometry';
import type { Position } from '@waymark/model/geography/position';
import { useEffect } from 'react';
import { paintedColour } from '../../elements/kind-mark.tsx';
import type { Outlined } from '../../live/card-queries.ts';
import type { MapShape } from '../../map/map-shape.ts';
import { itemKey } from './item-key.ts';
import type { ExploreState } from './use-explore.ts';

/** Draws the outline of an area on the map as long as whoever calls is there; of what is chosen, clearer. */
export function useOutline({ card, geometry }: Outlined, { draw, view }: ExploreState): void {
  const { id, kind, colour } = card;
  const selected = view.selected !== null && itemKey(view.selected) === itemKey(card);
  useEffect(() => {
    if (geometry === undefined) return;
    const read = readGeometry(geometry);
    if (!('geometry' in read)) return;
    const shapes = polygonsOf(read.geometry).map(
      (lines, i): MapShape => ({
        id: `${id}/${i}`,
        kind: 'area',
        lines,
        colour: paintedColour(kind, colour),
        selected,
      }),
    );
    return draw(itemKey({ kind, id }), shapes);
  }, [id, kind, colour, geometry, selected, draw]);
}

type Geometry = Extract<ReturnType<typeof readGeometry>, { geometry: unknown }>['geometry'];

/** Each polygon as its rings: the outer one, and those of its holes. */
function polygonsOf(geometry: Geometry): Position[][][] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.map((rings) => rings.map((ring) => ring.map(([lng, lat]) => ({ lat, lng }))));
}

import type { PlaceKind } from '@waymark/model/entities/kinds';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { positionOf } from '@waymark/model/entities/public-item';
import { cellOf } from '@waymark/model/geography/grid';
import { makeMapItem } from '@waymark/model/map-index/make-map-item';
import { unreachable } from '@waymark/model/unreachable';
import { frameOf, outlineOf } from '../../../elements/map/outline.ts';
import type { MapLayer } from '../../../elements/map/page-map-context.ts';
import type { MapShape } from '../../../map/map-shape.ts';

/** What an item shows on the map: its mark and its outline. */
export function onMapOf(item: PublicDocument<PlaceKind>): MapLayer {
  const mapItem = makeMapItem({ ...item, position: positionOf(item) });
  return { marks: [{ selected: true, item: mapItem }], shapes: shapesOf(item) };
}

function shapesOf(item: PublicDocument<PlaceKind>): MapShape[] {
  switch (item.kind) {
    case 'area':
      return outlineOf(item.geometry, { id: item.id, colour: item.colour, selected: true });
    case 'pin':
      return item.precision === 'approximate' ? [frameOf(cellOf(item.position), item.id)] : [];
    case 'destination':
    case 'poi':
    case 'marker':
      return [];
    default:
      return unreachable(item);
  }
}

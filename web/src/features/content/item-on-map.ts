import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { cellOf } from '@waymark/model/geography/grid';
import { frameOf, outlineOf } from '../../elements/map/outline.ts';
import type { OnMap } from '../../elements/map/page-map-context.ts';

/** What an item has on the map: its own mark, and its outline. */
export function onMapOf(kind: PublishedKind, item: Exclude<PublicDocument, PublicDocument<'post'>>): OnMap {
  const { id } = item;
  const position = 'geometry' in item ? item.centre : item.position;
  const mark = {
    selected: true,
    item: {
      kind,
      id,
      position,
      cover: item.cover?.path ?? null,
      title: item.title,
      rank: 0,
      ...('category' in item && { category: item.category }),
      ...('icon' in item && { icon: item.icon }),
      ...('colour' in item && { colour: item.colour }),
    },
  };
  if ('geometry' in item) {
    return { marks: [mark], shapes: outlineOf(item.geometry, { id, colour: item.colour, selected: true }) };
  }
  const approximate = 'precision' in item && item.precision === 'approximate';
  return { marks: [mark], shapes: approximate ? [frameOf(cellOf(position), id)] : [] };
}

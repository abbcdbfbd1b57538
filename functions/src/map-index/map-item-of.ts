import { colour, givenCategory, instant, VISIBILITIES } from '@waymark/model/entities/fields';
import { DESTINATION_TYPES, type Kind, MARKER_ICONS } from '@waymark/model/entities/kinds';
import { photo, picture } from '@waymark/model/entities/photo-schema';
import { picturesOf } from '@waymark/model/entities/pictures-of';
import { POSITION_FIELD } from '@waymark/model/entities/public-item';
import { position } from '@waymark/model/geography/position-schema';
import { idSchema } from '@waymark/model/ids';
import { optionalLocalisedText } from '@waymark/model/localised-schema';
import { makeMapItem } from '@waymark/model/map-index/make-map-item';
import { type MapItem, mapPosition, mapTitle, quadkeyAt } from '@waymark/model/map-index/map-item';
import { mapItem } from '@waymark/model/map-index/map-item-schema';
import * as z from 'zod/mini';

/** An item with the quadkey of the deepest tile that it lies in. */
export interface PlacedItem {
  quadkey: string;
  item: MapItem;
}

export function place(item: MapItem): PlacedItem {
  return { quadkey: quadkeyAt(item.position), item };
}

/** An order in which the items of each tile follow each other, at every level. */
export function byQuadkey(a: PlacedItem, b: PlacedItem): number {
  return a.quadkey < b.quadkey ? -1 : Number(a.quadkey > b.quadkey);
}

/** The fields of a public document that the map index needs. Others may be long. */
export const MAPPED_FIELDS = [
  'quadkey',
  'title',
  'visibility',
  'position',
  'centre',
  'type',
  'category',
  'icon',
  'colour',
  'cover',
  'pictures',
  'publishedAt',
  'updatedAt',
] as const;

const mapped = z.object({
  id: idSchema,
  title: optionalLocalisedText(140),
  visibility: z.enum([...VISIBILITIES, 'private']),
  quadkey: z.exactOptional(z.nullable(z.string())),
  position: z.exactOptional(z.nullable(position)),
  centre: z.exactOptional(position),
  type: z.exactOptional(z.enum(DESTINATION_TYPES)),
  category: z.exactOptional(givenCategory),
  icon: z.exactOptional(z.enum(MARKER_ICONS)),
  colour: z.exactOptional(colour),
  cover: z.exactOptional(z.nullable(photo)),
  pictures: z.exactOptional(z.array(picture)),
  publishedAt: z.exactOptional(instant),
  updatedAt: instant,
});

/**
 * The map item for the fields of a document.
 *
 * @returns undefined where the item is not public or has no position; null where the fields are invalid
 */
export function mapItemOf(
  kind: Kind,
  fields: Readonly<Record<string, unknown>>,
): PlacedItem | undefined | null {
  const parsed = mapped.safeParse(fields);
  if (!parsed.success) return null;
  const { id, title, visibility, type, category, icon, colour, cover, pictures } = parsed.data;
  const spot = parsed.data[POSITION_FIELD[kind]] ?? null;
  if (visibility !== 'public' || spot === null) return undefined;
  // With a wrong one it could not be found at its position.
  if (parsed.data.quadkey !== quadkeyAt(spot)) return null;
  const rank = rankOf(kind, parsed.data);
  const look = { cover, pictures, type, category, icon, colour };
  const item = mapItem.safeParse(
    makeMapItem({ kind, id, position: mapPosition(spot), rank, title: mapTitle(title), ...look }),
  );
  return item.success ? place(item.data) : null;
}

const DAY = 86_400_000;
const MOST_DAYS = 49_999;

/** The kinds that describe a region best from far away come first. */
const WEIGHT: Record<Kind, number> = { destination: 6, area: 5, post: 4, poi: 3, list: 2, pin: 1, marker: 0 };

/** By kind, then items with a picture, then newer ones: a number below 800,000. */
function rankOf(kind: Kind, fields: z.infer<typeof mapped>): number {
  const { publishedAt, updatedAt } = fields;
  const days = Math.min(Math.floor((publishedAt ?? updatedAt) / DAY), MOST_DAYS);
  return WEIGHT[kind] * 100_000 + (picturesOf(fields).length > 0 ? 50_000 : 0) + days;
}

import * as z from 'zod/mini';
import { category, colour } from '../entities/fields.ts';
import { COLOURS, KINDS, MARKER_ICONS } from '../entities/kinds.ts';
import { photoPath } from '../entities/photo.ts';
import { type Position, position } from '../geography/position.ts';
import { quadkeyOf, tileAt } from '../geography/tiles.ts';
import { idSchema } from '../ids.ts';
import { LOCALES } from '../locale.ts';
import type { LocalisedText } from '../localised.ts';
import { classOf, ITEM_CLASSES, isCategory, kindOfClass } from './item-class.ts';

/** A cover's path whose uid has up to 32 characters: ours have 28. */
const MAX_COVER_LENGTH = 60;

/** What the map knows of an item before its document is read. */
export const mapItem = z.strictObject({
  kind: z.enum(KINDS),
  id: idSchema,
  /** To 5 decimals, about a metre. */
  position,
  /** The higher, the sooner it is shown where not all fit. */
  rank: z.int().check(z.nonnegative(), z.maximum(36 ** 4 - 1)),
  category: z.exactOptional(category),
  icon: z.exactOptional(z.enum(MARKER_ICONS)),
  colour: z.exactOptional(colour),
  /** The path of its cover; null where it has none. */
  cover: z.nullable(photoPath.check(z.maxLength(MAX_COVER_LENGTH))),
  /** In each language as much as goes into `MAX_TITLE_BYTES`; a cut one ends with an ellipsis. */
  title: z.strictObject({ en: z.exactOptional(z.string()), fr: z.exactOptional(z.string()) }),
});
export type MapItem = z.infer<typeof mapItem>;

/** How many bytes of UTF-8 of each title the map keeps: about 40 letters. */
const MAX_TITLE_BYTES = 44;
const ELLIPSIS = '…';

/** Titles as the map keeps them: on one line, and cut where they are longer than it needs. */
export function mapTitle(title: LocalisedText): MapItem['title'] {
  const written = LOCALES.map(
    (locale) => [locale, (title[locale] ?? '').replace(/\s+/g, ' ').trim()] as const,
  );
  return Object.fromEntries(
    written.filter(([, text]) => text !== '').map(([locale, text]) => [locale, cut(text)]),
  );
}

function cut(text: string): string {
  const encoder = new TextEncoder();
  if (encoder.encode(text).length <= MAX_TITLE_BYTES) return text;
  const room = new Uint8Array(MAX_TITLE_BYTES - encoder.encode(ELLIPSIS).length);
  // `read` counts whole characters only.
  return `${text.slice(0, encoder.encodeInto(text, room).read).trimEnd()}${ELLIPSIS}`;
}

/** Who goes before whom: by rank, then by id, so that everybody agrees. */
export function compareItems(a: MapItem, b: MapItem): number {
  if (a.rank !== b.rank) return b.rank - a.rank;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

const PHOTOS = 'photos/';
const STEPS_PER_DEGREE = 1e5;
const NUMERALS = 36;
const FIELDS = 10;

/**
 * Items as one text, a line each, of fields parted by tabs. As maps of the database the same would be five
 * times as many bytes on the way to a browser.
 */
export function writeItems(items: readonly MapItem[]): string {
  return items
    .map((item) =>
      [
        item.id,
        numeral(ITEM_CLASSES.indexOf(classOf(item))),
        numeral(Math.round((item.position.lat + 90) * STEPS_PER_DEGREE)),
        numeral(Math.round((item.position.lng + 180) * STEPS_PER_DEGREE)),
        numeral(item.rank),
        nameless(MARKER_ICONS, item.icon),
        nameless(COLOURS, item.colour),
        item.cover?.slice(PHOTOS.length) ?? '',
        item.title.en ?? '',
        item.title.fr ?? '',
      ].join('\t'),
    )
    .join('\n');
}

/** @throws Error where the text is not what `writeItems` writes */
export function readItems(text: string): MapItem[] {
  return text === '' ? [] : text.split('\n').map(readItem);
}

function readItem(line: string): MapItem {
  const fields = line.split('\t');
  if (fields.length !== FIELDS) throw new Error('A map item of too few or too many fields');
  const [id, itemClass, lat, lng, rank, icon, colourOf, cover, en, fr] = fields;
  const known = ITEM_CLASSES[Number.parseInt(itemClass ?? '', NUMERALS)];
  if (known === undefined) throw new Error('A map item of an unknown class');
  const written = {
    kind: kindOfClass(known),
    id,
    position: { lat: degrees(lat, 90), lng: degrees(lng, 180) },
    rank: Number.parseInt(rank ?? '', NUMERALS),
    category: isCategory(known) ? known : undefined,
    icon: named(MARKER_ICONS, icon),
    colour: named(COLOURS, colourOf),
    cover: cover === '' ? null : `${PHOTOS}${cover}`,
    title: withoutAbsent({ en: en === '' ? undefined : en, fr: fr === '' ? undefined : fr }),
  };
  return mapItem.parse(withoutAbsent(written));
}

function numeral(value: number): string {
  return value.toString(NUMERALS);
}

function degrees(text: string | undefined, least: number): number {
  const steps = Number.parseInt(text ?? '', NUMERALS) - least * STEPS_PER_DEGREE;
  return steps / STEPS_PER_DEGREE;
}

function nameless<Name extends string>(names: readonly Name[], name: Name | undefined): string {
  return name === undefined ? '' : numeral(names.indexOf(name));
}

function named<Name extends string>(names: readonly Name[], text: string | undefined): Name | undefined {
  return text ? names[Number.parseInt(text, NUMERALS)] : undefined;
}

function withoutAbsent(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** The spot that the map knows: to 5 decimals, about a metre. */
export function mapPosition({ lat, lng }: Position): Position {
  return { lat: toStep(lat), lng: toStep(lng) };
}

/** The deepest level of the index: a tile there is about 150 m wide at the equator. */
export const DEEPEST_LEVEL = 18;

/** What a public document at the position has as its `quadkey`: that of the deepest tile in which the map knows it. */
export function quadkeyAt(spot: Position): string {
  return quadkeyOf(tileAt(mapPosition(spot), DEEPEST_LEVEL));
}

/** A `quadkey` of a public document. */
export const quadkey = z.string().check(z.regex(/^[0-3]{18}$/));

function toStep(degree: number): number {
  // Without a minus sign for zero, which a text does not keep.
  return (Math.round(degree * STEPS_PER_DEGREE) + 0) / STEPS_PER_DEGREE;
}

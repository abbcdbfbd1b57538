import type * as z from 'zod/mini';
import { COLOURS, MARKER_ICONS } from '../entities/kinds.ts';
import type { Position } from '../geography/position.ts';
import { quadkeyOf, tileAt } from '../geography/tiles.ts';
import { LOCALES } from '../locale.ts';
import type { LocalisedText } from '../localised.ts';
import { classOf, ITEM_CLASSES, isCategory, kindOfClass } from './item-class.ts';
import type { mapItem } from './map-item-schema.ts';

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
  const item = {
    kind: kindOfClass(known),
    id: id ?? '',
    position: { lat: degrees(lat, 90), lng: degrees(lng, 180) },
    rank: Number.parseInt(rank ?? '', NUMERALS),
    category: isCategory(known) ? known : undefined,
    icon: named(MARKER_ICONS, icon),
    colour: named(COLOURS, colourOf),
    cover: cover === '' ? null : `${PHOTOS}${cover}`,
    title: withoutAbsent({ en: en === '' ? undefined : en, fr: fr === '' ? undefined : fr }),
  };
  if (!/^\w{20}$/.test(item.id) || !isOnEarth(item.position) || Number.isNaN(item.rank)) {
    throw new Error('A map item whose fields are not what they should be');
  }
  return withoutAbsent(item);
}

/** By hand: there are hundreds to read before a map shows anything, and they are written by functions alone. */
function isOnEarth({ lat, lng }: Position): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
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

/** An object without those of its fields that are undefined. */
function withoutAbsent<Fields extends object>(fields: Fields): WithoutAbsent<Fields> {
  // Only optional fields may be missing, which they now are.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as WithoutAbsent<Fields>;
}

type WithoutAbsent<Fields> = {
  [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Fields[Name];
} & {
  [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?: Exclude<Fields[Name], undefined>;
};

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

function toStep(degree: number): number {
  // Without a minus sign for zero, which a text does not keep.
  return (Math.round(degree * STEPS_PER_DEGREE) + 0) / STEPS_PER_DEGREE;
}

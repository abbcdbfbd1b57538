import type * as z from 'zod/mini';
import { COLOURS, MARKER_ICONS } from '../entities/kinds.ts';
import type { Position } from '../geography/position.ts';
import { quadkeyOf, tileAt } from '../geography/tiles.ts';
import { LOCALES } from '../locale.ts';
import type { LocalisedText } from '../localised.ts';
import { classOf, fieldsOfClass, ITEM_CLASSES } from './item-class.ts';
import type { mapItem } from './map-item-schema.ts';

export type MapItem = z.infer<typeof mapItem>;

/** The most bytes of UTF-8 of a title in the map index: about 40 letters. */
const MAX_TITLE_BYTES = 44;
const ELLIPSIS = '…';

/** Titles as the map index stores them: on one line, and cut where they are too long. */
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

/** The order of items: by rank, then by id, so that it is the same everywhere. */
export function compareItems(a: MapItem, b: MapItem): number {
  if (a.rank !== b.rank) return b.rank - a.rank;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

const PHOTOS = 'photos/';
const STEPS_PER_DEGREE = 1e5;
const NUMERALS = 36;
const FIELDS = 10;

/**
 * Items as one text, a line each, with fields separated by tabs. As Firestore maps the same data would take five times the
 * bytes.
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
  if (fields.length !== FIELDS) throw new Error('A map item with a wrong number of fields');
  const [id, itemClass, lat, lng, rank, icon, colourOf, cover, en, fr] = fields;
  const known = ITEM_CLASSES[Number.parseInt(itemClass ?? '', NUMERALS)];
  if (known === undefined) throw new Error('A map item of an unknown class');
  const item = {
    ...fieldsOfClass(known),
    id: id ?? '',
    position: { lat: degrees(lat, 90), lng: degrees(lng, 180) },
    rank: Number.parseInt(rank ?? '', NUMERALS),
    icon: named(MARKER_ICONS, icon),
    colour: named(COLOURS, colourOf),
    cover: cover === '' ? null : `${PHOTOS}${cover}`,
    title: withoutAbsent({ en: en === '' ? undefined : en, fr: fr === '' ? undefined : fr }),
  };
  if (!/^\w{20}$/.test(item.id) || !isOnEarth(item.position) || Number.isNaN(item.rank)) {
    throw new Error('A map item with invalid fields');
  }
  return withoutAbsent(item);
}

/** Parsed by hand without a schema: a map reads hundreds before it shows anything, and only functions write them. */
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

/** The object without its undefined fields. */
function withoutAbsent<Fields extends object>(fields: Fields): WithoutAbsent<Fields> {
  // Only optional fields are removed.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as WithoutAbsent<Fields>;
}

type WithoutAbsent<Fields> = {
  [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Fields[Name];
} & {
  [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?: Exclude<Fields[Name], undefined>;
};

/** The position in the map index: to 5 decimals, about a metre. */
export function mapPosition({ lat, lng }: Position): Position {
  return { lat: toStep(lat), lng: toStep(lng) };
}

/** The deepest level of the index: a tile there is about 150 m wide at the equator. */
export const DEEPEST_LEVEL = 18;

/** The `quadkey` of a public document at the position: that of the deepest tile that contains it. */
export function quadkeyAt(spot: Position): string {
  return quadkeyOf(tileAt(mapPosition(spot), DEEPEST_LEVEL));
}

function toStep(degree: number): number {
  // Without a minus sign for zero, which a text does not keep.
  return (Math.round(degree * STEPS_PER_DEGREE) + 0) / STEPS_PER_DEGREE;
}

import { MAX_SHARED } from '@waymark/model/entities/content';
import type { PublishedKind } from '@waymark/model/entities/kinds';
import { MAX_TITLE } from '@waymark/model/entities/title';
import { LOCALES, type Locale } from '@waymark/model/locale';

/*
 * The fields of each kind in the order of its editor. A test compares them with the schemas of the model, so that every field of a
 * work is in its editor.
 */

/** The texts of link previews, of every kind. None of them has to be written. */
export const SHARED_TEXTS = ['shareTitle', 'shareText'] as const;

/** The fields with both languages. */
const TEXTS = ['title', 'summary', 'note', 'opening', 'label', 'body', ...SHARED_TEXTS] as const;
export type TextName = (typeof TEXTS)[number];

/** The fields that are the same in every language. */
export const DETAILS = [
  'position',
  'geometry',
  'precision',
  'visitedOn',
  'poiId',
  'type',
  'category',
  'areaIds',
  'destinationId',
  'address',
  'website',
  'icon',
  'colour',
  'href',
  'places',
  'photos',
  'tags',
  'visibility',
  'sharePath',
  'openingHours',
  'phone',
  'priceLevel',
  'bestMonths',
  'duration',
] as const;
export type DetailName = (typeof DETAILS)[number];

/** What visitors want to know before they go. */
export type VisitName = Extract<DetailName, 'priceLevel' | 'bestMonths' | 'duration'>;

/** The details that an editor shows under "More". They come last. */
export const MORE_DETAILS = [
  'openingHours',
  'phone',
  'priceLevel',
  'bestMonths',
  'duration',
] as const satisfies DetailName[];

export interface Fields {
  texts: readonly TextName[];
  details: readonly DetailName[];
}

export const FIELDS: Record<PublishedKind, Fields> = {
  destination: {
    texts: ['title', 'summary'],
    details: [
      'position',
      'type',
      'destinationId',
      'areaIds',
      'website',
      'photos',
      'tags',
      'visibility',
      'bestMonths',
      'duration',
    ],
  },
  area: {
    texts: ['title', 'summary'],
    details: ['geometry', 'colour', 'photos', 'tags', 'visibility'],
  },
  poi: {
    texts: ['title', 'summary', 'opening'],
    details: [
      'position',
      'category',
      'address',
      'website',
      'destinationId',
      'photos',
      'tags',
      'visibility',
      ...MORE_DETAILS,
    ],
  },
  pin: {
    texts: ['title', 'summary', 'note'],
    details: [
      'position',
      'precision',
      'visitedOn',
      'poiId',
      'category',
      'photos',
      'tags',
      'visibility',
      ...MORE_DETAILS,
    ],
  },
  marker: {
    texts: ['title', 'label', 'summary'],
    details: ['position', 'icon', 'category', 'colour', 'href', 'photos', 'tags', 'visibility'],
  },
  post: {
    texts: ['title', 'summary', 'body'],
    details: ['places', 'photos', 'tags', 'visibility'],
  },
};

/** How many UTF-16 code units a text may have in each language. A story's own field counts its length. */
export const LONGEST: Partial<Record<TextName, number>> = {
  title: MAX_TITLE,
  summary: 500,
  note: 2_000,
  opening: 300,
  label: 40,
  shareTitle: MAX_SHARED.title,
  shareText: MAX_SHARED.text,
};

/** A field of a work that changes separately: one language of a text, or a detail. */
export type FieldKey = `${TextName}.${Locale}` | DetailName;

/** Every field of a kind, in the order of its editor. */
export function fieldKeys(kind: PublishedKind): FieldKey[] {
  const { texts, details } = FIELDS[kind];
  const inLanguages = (names: readonly TextName[]) =>
    names.flatMap((name) => LOCALES.map((locale): FieldKey => `${name}.${locale}`));
  return [...inLanguages(texts), ...details, ...inLanguages(SHARED_TEXTS), 'sharePath'];
}

/** The text and the language of a field for one language; undefined for any other field. */
export function textIn(field: string): { name: TextName; locale: Locale } | undefined {
  const [name, locale] = field.split('.');
  const text = TEXTS.find((one) => one === name);
  const language = LOCALES.find((one) => one === locale);
  return text && language && { name: text, locale: language };
}

/** The id of the element with a field. */
export function idOfField(field: string): string {
  return `field-${field.replace('.', '-')}`;
}

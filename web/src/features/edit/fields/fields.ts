import { MAX_SHARED } from '@waymark/model/entities/content';
import type { PublishedKind } from '@waymark/model/entities/kinds';
import { MAX_PIN_TEXT, MAX_SUMMARY } from '@waymark/model/entities/pin-text';
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

export interface Fields {
  texts: readonly TextName[];
  /** The details that the editor shows at once: photos and place, what has to be chosen, and the readers. */
  details: readonly DetailName[];
  /** The details under "More". */
  more: readonly DetailName[];
}

/** The texts under "More". */
const MORE_TEXTS: readonly TextName[] = ['opening'];

const VISIT_DETAILS = ['openingHours', 'phone', 'priceLevel', 'bestMonths', 'duration'] as const;

export const FIELDS: Record<PublishedKind, Fields> = {
  destination: {
    texts: ['title', 'summary'],
    details: ['photos', 'position', 'type', 'visibility'],
    more: ['destinationId', 'areaIds', 'website', 'tags', 'bestMonths', 'duration'],
  },
  area: {
    texts: ['title', 'summary'],
    details: ['photos', 'geometry', 'colour', 'visibility'],
    more: ['tags'],
  },
  poi: {
    texts: ['title', 'summary', 'opening'],
    details: ['photos', 'position', 'category', 'visibility'],
    more: ['address', 'website', 'destinationId', 'tags', ...VISIT_DETAILS],
  },
  pin: {
    texts: ['title', 'note'],
    details: ['photos', 'position', 'visibility'],
    more: ['precision', 'visitedOn', 'poiId', 'category', 'tags', ...VISIT_DETAILS],
  },
  marker: {
    texts: ['title', 'summary', 'label'],
    details: ['photos', 'position', 'icon', 'colour', 'visibility'],
    more: ['category', 'href', 'tags'],
  },
  post: {
    texts: ['title', 'summary', 'body'],
    details: ['photos', 'places', 'tags', 'visibility'],
    more: [],
  },
};

/** The details before the texts: what visitors see first. */
const FIRST_DETAILS = ['photos', 'position', 'geometry'] as const satisfies DetailName[];

/** How many UTF-16 code units a text may have in each language. A story's own field counts its length. */
export const LONGEST: Partial<Record<TextName, number>> = {
  title: MAX_TITLE,
  summary: MAX_SUMMARY,
  note: MAX_PIN_TEXT,
  opening: 300,
  label: 40,
  shareTitle: MAX_SHARED.title,
  shareText: MAX_SHARED.text,
};

/** A field of a work that changes separately: one language of a text, or a detail. */
export type FieldKey = `${TextName}.${Locale}` | DetailName;

/** Every field of a kind, in the order of its editor. */
export function fieldKeys(kind: PublishedKind): FieldKey[] {
  const { texts, details, more } = FIELDS[kind];
  const first = details.filter(isFirst);
  const later = details.filter((name) => !isFirst(name));
  const moreTexts = texts.filter(isMoreText);
  return [
    ...first,
    ...inLanguages(texts.filter((name) => !isMoreText(name))),
    ...later,
    ...more,
    ...inLanguages(moreTexts),
    ...inLanguages(SHARED_TEXTS),
    'sharePath',
  ];
}

/** The texts in these languages: all of one text before the next. */
export function inLanguages(names: readonly TextName[], locales: readonly Locale[] = LOCALES): FieldKey[] {
  return names.flatMap((name) => locales.map((locale): FieldKey => `${name}.${locale}`));
}

export function isFirst(name: DetailName): boolean {
  return FIRST_DETAILS.some((one) => one === name);
}

export function isMoreText(name: TextName): boolean {
  return MORE_TEXTS.includes(name);
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

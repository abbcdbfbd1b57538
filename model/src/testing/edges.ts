import { expect, test } from 'vitest';
import type * as z from 'zod/mini';

/*
 * Tests of bounds as tables: each row has the last accepted and the first refused values of one field.
 */

/** In a row: the field is absent. */
export const ABSENT = Symbol('absent');

export type Edge = [field: string, accepted: unknown, refused: unknown];

/** A test for each row, and one that the schema accepts the example and refuses an unknown field. */
export function testEdges(
  name: string,
  schema: z.ZodMiniType,
  example: () => object,
  edges: readonly Edge[],
): void {
  const accepts = (value: unknown) => schema.safeParse(value).success;
  test(`the example of ${name} is right, with an unknown field it is not`, () => {
    expect(schema.safeParse(example()).error).toBeUndefined();
    expect(accepts(example())).toBe(true);
    expect(accepts({ ...example(), unknown: 1 })).toBe(false);
  });
  test.each(edges)(`${name}: %s`, (field, accepted, refused) => {
    expect(accepts(withField(example(), field, accepted))).toBe(true);
    expect(accepts(withField(example(), field, refused))).toBe(false);
  });
}

/** A copy of the entity with another value in the field at a path such as `byline.name`. */
function withField(entity: object, path: string, value: unknown): object {
  const [name = '', ...rest] = path.split('.');
  const before: unknown = Reflect.get(entity, name);
  const inner = rest.length > 0 ? withField(Object(before), rest.join('.'), value) : value;
  const others = Object.entries(entity).filter(([other]) => other !== name);
  return Object.fromEntries(inner === ABSENT ? others : [...others, [name, inner]]);
}

/** A text with a given number of characters. */
export function letters(count: number): string {
  return 'x'.repeat(count);
}

/** A list of a given length, each element made from its index. */
export function times<Item>(count: number, item: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => item(index));
}

/** Rows for a visible text with a maximal length. */
export function filledEdges(field: string, max: number): Edge[] {
  return [
    [field, letters(max), letters(max + 1)],
    [field, 'x', ''],
    [field, '\u200b👩‍🚀', ' \u200b\u2800\u3164'],
  ];
}

/** Rows for a filled text on one line. */
export function lineEdges(field: string, max: number): Edge[] {
  return [
    ...filledEdges(field, max),
    [field, 'سه‌شنبه', 'a\nb'],
    [field, 'שלום\u200f!', 'a\u202eb'],
    [field, 'a b', 'a\u0000b'],
  ];
}

/** Rows for a required localised text with a maximal length. */
export function localisedEdges(field: string, max: number): Edge[] {
  return [
    [field, { fr: letters(max) }, { fr: letters(max + 1) }],
    [field, { en: 'x', fr: '' }, { en: ' ', fr: '' }],
    [field, { en: 'x' }, {}],
    [field, { en: '\u200b', fr: 'x' }, { en: '\u200b', fr: '\u3164' }],
    [field, { en: 'x' }, { en: 'x', de: 'x' }],
  ];
}

/** Rows for a required localised text, each value on one line. */
export function localisedLineEdges(field: string, max: number): Edge[] {
  return [...localisedEdges(field, max), [field, { en: '👩‍🚀' }, { en: 'x', fr: 'a\nb' }]];
}

/** Rows for a localised text that may be empty, but not absent. */
export function optionalEdges(field: string, max: number): Edge[] {
  return [
    [field, { fr: letters(max) }, { fr: letters(max + 1) }],
    [field, {}, ABSENT],
  ];
}

export function positionEdges(field: string): Edge[] {
  return [
    [field, { lat: 90, lng: 180 }, { lat: 90.000001, lng: 180 }],
    [field, { lat: -90, lng: -180 }, { lat: -90, lng: -180.000001 }],
    [field, { lat: 0, lng: 0 }, { lat: 0, lng: 0, alt: 0 }],
    [field, { lat: 0, lng: 0 }, { lat: 0, lng: Number.NaN }],
  ];
}

export function instantEdges(field: string): Edge[] {
  return [
    [field, 0, -1],
    [field, Date.UTC(9999, 11, 31, 23, 59, 59, 999), Date.UTC(10_000, 0)],
    [field, 1, 1.5],
    [field, 1, '2026-05-31'],
  ];
}

/** Rows for an optional field that may not be empty. */
export function unlessAbsent(field: string): Edge {
  return [field, ABSENT, undefined];
}

/** Rows for the tiles that contain an item. */
export const tilesEdges: Edge[] = [
  ['tiles', times(6, (i) => `${2 + 2 * i}/0/0`), times(5, (i) => `${2 + 2 * i}/0/0`)],
  ['tiles', times(6, () => '12/4095/4095'), times(7, () => '12/4095/4095')],
  ['tiles', ABSENT, times(6, () => '2/0')],
];

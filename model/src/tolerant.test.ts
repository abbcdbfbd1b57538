import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { localisedText } from './localised-schema.ts';
import { tolerant } from './tolerant.ts';

const strict = z.strictObject({
  title: localisedText(5),
  cover: z.nullable(z.strictObject({ path: z.string() })),
  places: z.exactOptional(z.array(z.strictObject({ id: z.string() })).check(z.maxLength(1))),
});
const schema = tolerant(strict);
const value = { title: { en: 'Lyons' }, cover: { path: 'a' }, places: [{ id: 'p' }] };

test('unknown fields are dropped at every depth', () => {
  const more = {
    title: { en: 'Lyons', de: 'Lyon' },
    cover: { path: 'a', size: 1 },
    places: [{ id: 'p', kind: 'poi' }],
    mood: 'calm',
  };
  expect(schema.parse(more)).toEqual(value);
  expect(schema.parse({ title: { en: 'Lyons' }, cover: null, mood: 1 })).toEqual({
    title: { en: 'Lyons' },
    cover: null,
  });
});

test('everything else is refused as before', () => {
  expect(schema.safeParse({ ...value, title: {} }).success).toBe(false);
  expect(schema.safeParse({ ...value, title: { en: 'too long' } }).success).toBe(false);
  expect(schema.safeParse({ ...value, places: [{ id: 'p' }, { id: 'q' }] }).success).toBe(false);
  expect(schema.safeParse({ ...value, places: undefined }).success).toBe(false);
  expect(schema.safeParse({ title: { en: 'Lyons' } }).success).toBe(false);
});

test('the original schema stays strict', () => {
  expect(strict.safeParse({ ...value, mood: 'calm' }).success).toBe(false);
});

test('each form of a union is tolerant, and the forms stay apart', () => {
  const either = tolerant(
    z.array(z.union([z.strictObject({ kind: z.string() }), z.strictObject({ heading: z.string() })])),
  );
  expect(
    either.parse([
      { kind: 'poi', mood: 1 },
      { heading: 'Day 1', mood: 1 },
    ]),
  ).toEqual([{ kind: 'poi' }, { heading: 'Day 1' }]);
  expect(either.safeParse([{ mood: 1 }]).success).toBe(false);
});

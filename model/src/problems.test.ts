import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CONTENT_SCHEMAS } from './entities/content.ts';
import { PUBLISHED_KINDS } from './entities/kinds.ts';
import { MOST_PROBLEMS, PROBLEM_CODES, type Problem, problemsIn } from './problems.ts';
import { contentFields } from './testing/content-fields.ts';
import { exampleContent } from './testing/examples.ts';

const choice = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('a'), size: z.number() }),
  z.strictObject({ type: z.literal('b') }),
]);

/** A schema with one field, its value, and the expected problems. */
const rows: [string, z.ZodMiniType, unknown, Omit<Problem, 'field'>[]][] = [
  ['a valid text', z.string(), 'text', []],
  ['nothing', z.string(), undefined, [{ code: 'missing' }]],
  ['null', z.string(), null, [{ code: 'wrong-type' }]],
  ['a number for a text', z.string(), 5, [{ code: 'wrong-type' }]],
  ['a fraction for a whole number', z.int(), 1.5, [{ code: 'wrong-type' }]],
  ['not a number', z.number(), Number.NaN, [{ code: 'wrong-type' }]],
  ['a short text', z.string().check(z.minLength(3)), 'ab', [{ code: 'too-short', limit: 3 }]],
  ['a long text', z.string().check(z.maxLength(3)), 'abcd', [{ code: 'too-long', limit: 3 }]],
  ['a small number', z.number().check(z.minimum(3)), 2, [{ code: 'too-small', limit: 3 }]],
  ['a big number', z.number().check(z.maximum(3)), 4, [{ code: 'too-big', limit: 3 }]],
  ['a short list', z.array(z.string()).check(z.minLength(1)), [], [{ code: 'too-few', limit: 1 }]],
  ['a long list', z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], [{ code: 'too-many', limit: 1 }]],
  ['no choice', z.enum(['a', 'b']), undefined, [{ code: 'missing' }]],
  ['a wrong choice', z.enum(['a', 'b']), 'c', [{ code: 'not-a-choice' }]],
  ['a wrong literal', z.literal('a'), 'b', [{ code: 'not-a-choice' }]],
  ['none of a union', z.union([z.string(), z.number()]), true, [{ code: 'not-a-choice' }]],
  ['nothing for a union', z.union([z.string(), z.number()]), undefined, [{ code: 'missing' }]],
  ['a wrong pattern', z.string().check(z.regex(/^a$/)), 'b', [{ code: 'malformed' }]],
  ['a wrong date', z.iso.date(), '2026-02-30', [{ code: 'malformed' }]],
  ['a wrong address', z.email(), 'nobody', [{ code: 'malformed' }]],
  ['a wrong multiple', z.number().check(z.multipleOf(2)), 3, [{ code: 'wrong' }]],
  [
    'a custom check',
    z.string().check(z.refine(() => false, { params: { code: 'not-https' } })),
    '',
    [{ code: 'not-https' }],
  ],
  [
    'a check with an unknown code',
    z.string().check(z.refine(() => false, { params: { code: 'upside-down' } })),
    '',
    [{ code: 'wrong' }],
  ],
  ['a check without a code', z.string().check(z.refine(() => false)), '', [{ code: 'wrong' }]],
];

test.each(rows)('%s', (_, schema, value, expected) => {
  const problems = problemsIn(z.object({ field: schema }), value === undefined ? {} : { field: value });
  expect(problems.filter(({ field }) => field === 'field')).toEqual(
    expected.map((problem) => ({ field: 'field', ...problem })),
  );
});

test('a problem has a path at any depth', () => {
  const schema = z.object({ photos: z.array(z.strictObject({ alt: z.string() })) });
  expect(problemsIn(schema, { photos: [{ alt: '' }, { alt: 1, size: 2 }] })).toEqual([
    { field: 'photos.1.alt', code: 'wrong-type' },
    { field: 'photos.1.size', code: 'unknown-field' },
  ]);
  expect(problemsIn(z.object({ at: choice }), { at: { type: 'a', size: 'x' } })).toEqual([
    { field: 'at.size', code: 'wrong-type' },
  ]);
  expect(problemsIn(z.object({ at: choice }), { at: { type: 'c' } })).toEqual([
    { field: 'at.type', code: 'not-a-choice' },
  ]);
});

test('every unknown field is a problem of its own', () => {
  expect(problemsIn(z.strictObject({}), { a: 1, b: 2 })).toEqual([
    { field: 'a', code: 'unknown-field' },
    { field: 'b', code: 'unknown-field' },
  ]);
});

test('a field has one problem of each code', () => {
  const twice = z.string().check(z.regex(/^a/), z.regex(/b$/), z.maxLength(1));
  expect(problemsIn(z.object({ field: twice }), { field: 'cc' })).toEqual([
    { field: 'field', code: 'malformed' },
    { field: 'field', code: 'too-long', limit: 1 },
  ]);
});

test('a forbidden key or element is wrong', () => {
  const short = z.string().check(z.maxLength(1));
  const schema = z.object({ record: z.record(short, z.unknown()), map: z.map(z.object({}), short) });
  expect(problemsIn(schema, { record: { ab: 1 }, map: new Map([[{}, 'ab']]) })).toEqual([
    { field: 'record.ab', code: 'wrong' },
    { field: 'map', code: 'wrong' },
  ]);
});

test('a value that is not an object is a problem of the entire value', () => {
  expect(problemsIn(z.object({}), 'text')).toEqual([{ field: '', code: 'wrong-type' }]);
});

describe.each(PUBLISHED_KINDS)('content of the kind %s', (kind) => {
  const schema = CONTENT_SCHEMAS[kind];

  test('has no problem where it is valid', () => {
    expect(problemsIn(schema, exampleContent(kind))).toEqual([]);
  });

  test('has a problem for each of its fields where all of them are wrong at once', () => {
    const wrong = Object.fromEntries([...contentFields(kind), 'extra'].map((field) => [field, -42]));
    const problems = problemsIn(schema, wrong);
    expect(new Set(problems.map(({ field }) => field))).toEqual(new Set(Object.keys(wrong)));
    for (const { code } of problems) expect(PROBLEM_CODES).toContain(code);
  });

  test('has a problem for each field that must be there where all of it is missing', () => {
    const required = Object.entries(exampleContent(kind)).filter(([field]) => {
      const { [field]: _, ...rest }: Record<string, unknown> = exampleContent(kind);
      return !schema.safeParse(rest).success;
    });
    expect(problemsIn(schema, {})).toEqual(
      expect.arrayContaining(required.map(([field]) => ({ field, code: 'missing' }))),
    );
  });
});

test('of a hundred thousand problems the first five hundred are named', () => {
  const wide = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`key${index}`, 0]));
  const found = problemsIn(z.strictObject({ a: z.strictObject({}), b: z.string() }), { a: wide, b: 1 });
  expect(found).toHaveLength(MOST_PROBLEMS);
  expect(found[0]).toEqual({ field: 'a.key0', code: 'unknown-field' });
});

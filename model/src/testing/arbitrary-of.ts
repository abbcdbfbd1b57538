import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { calendarDate, handle, LAST_INSTANT, slug, tag, webAddress } from '../entities/fields.ts';

/** Texts with difficult characters: control characters, no-break spaces, halves of surrogate pairs, long words. */
const arbitraryText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom('a', ' ', '\u00a0', '\n', '\u0000', '\u2028', '\ud83d', '😀'),
    maxLength: 20,
  }),
  fc.constantFrom('x'.repeat(300), 'word '.repeat(60)),
);

/** The arbitrary values of schemas: first of those whose values are not found by chance, then of all requested ones. */
const arbitraries = new Map<z.core.$ZodType, fc.Arbitrary<unknown>>([
  [webAddress, fc.webUrl({ validSchemes: ['https'] })],
  [
    calendarDate,
    fc.integer({ min: 0, max: LAST_INSTANT }).map((time) => new Date(time).toISOString().slice(0, 10)),
  ],
  [tag, fc.constantFrom('sea', 'old town', 'été', '2026')],
  [handle, fc.stringMatching(/^[a-z0-9-]{3,30}$/)],
  [slug, fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,3}$/)],
]);

/** Any value that a schema of an entity or a payload accepts. */
export function arbitraryOf<Schema extends z.core.$ZodType>(schema: Schema): fc.Arbitrary<z.infer<Schema>> {
  const values = arbitraries.get(schema) ?? arbitraryOfType(schema);
  arbitraries.set(schema, values);
  // Only checks can refuse a value of the right type, and validating at every level would be slow.
  const isValue = (value: unknown): value is z.infer<Schema> =>
    schema._zod.def.checks === undefined || z.safeParse(schema, value).success;
  return values.filter(isValue);
}

function arbitraryOfType(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  // zod's own union of all schemas, which their `def.type` tells apart.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return arbitraryObject(def.shape);
    case 'array':
      return arbitraryArray(schema, def.element);
    case 'nullable':
      return fc.option(arbitraryOf(def.innerType));
    case 'optional':
      return arbitraryOf(def.innerType);
    case 'union':
      return fc.oneof(...def.options.map((option) => arbitraryOf(option)));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return arbitraryNumber(schema);
    case 'string':
      return arbitraryString(schema);
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 10 }), fc.jsonValue({ maxDepth: 2 }), {
        maxKeys: 5,
        noNullPrototype: true,
      });
    default:
      throw new Error(`No arbitrary values of the type "${def.type}" yet`);
  }
}

/** JSON Schema gives the bounds but cannot express our own checks; `arbitraryOf` filters by them. */
const LENIENT = { unrepresentable: 'any' } as const;

function arbitraryObject(shape: z.core.$ZodShape): fc.Arbitrary<unknown> {
  const entries = Object.entries(shape);
  return fc.record(Object.fromEntries(entries.map(([name, field]) => [name, arbitraryOf(field)])), {
    noNullPrototype: true,
    requiredKeys: entries.filter(([, field]) => field._zod.optin !== 'optional').map(([name]) => name),
  });
}

function arbitraryArray(schema: z.core.$ZodType, element: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { minItems = 0 } = z.toJSONSchema(schema, LENIENT);
  return fc.array(arbitraryOf(element), { minLength: minItems, maxLength: Math.max(4, minItems) });
}

function arbitraryNumber(schema: z.core.$ZodType): fc.Arbitrary<number> {
  const { type, minimum = -1e9, maximum = 1e9 } = z.toJSONSchema(schema, LENIENT);
  return type === 'integer'
    ? fc.integer({ min: minimum, max: maximum })
    : fc.double({ min: minimum, max: maximum, noNaN: true });
}

function arbitraryString(schema: z.core.$ZodType): fc.Arbitrary<string> {
  const { pattern } = z.toJSONSchema(schema, LENIENT);
  return pattern === undefined ? arbitraryText : fc.stringMatching(new RegExp(pattern));
}

import type { IdField } from '@waymark/model/stored';
import { type DocumentData, type Firestore, serverTimestamp } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Actor } from './actors.ts';
import { type Case, testCases } from './cases.ts';
import { stored } from './stored.ts';
import type { DatabaseOf } from './under-rules.ts';

type Cases = Readonly<Record<string, unknown>>;

/** Values of one field according to the model, by their names in the tests. */
export interface FieldCases {
  /** Without any, no client may write or remove the field. */
  accepted?: Cases;
  refused: Cases;
  /** Values that the model accepts, but not from a client. */
  reserved?: Cases;
}

export interface WrittenEntity {
  /** Its name in the tests. */
  name: string;
  actor: Actor;
  schema: z.ZodMiniType & { shape: object };
  /** A valid entity with every field that its writer may write. */
  example: Readonly<Record<string, unknown>>;
  idField?: IdField;
  /** The fields that hold the time of the request. */
  now?: readonly string[];
  /** Whether every field is optional: then each is tested alone. */
  incomplete?: boolean;
  /** Fields with a test of their own. */
  elsewhere?: readonly string[];
  /** Every other field of the schema but the id. */
  fields: Readonly<Record<string, FieldCases | undefined>>;
  /** The ways to write such an entity, by their names in the tests. */
  writes: Readonly<Record<string, (db: Firestore, data: DocumentData) => Promise<void>>>;
}

/**
 * Tests every field of an entity both ways, in every way to write it: accepted and refused values, the missing
 * field, and an unknown field. Model and rules must agree.
 */
export function testFields(as: DatabaseOf, entity: WrittenEntity): void {
  const { name, actor, incomplete = false } = entity;
  const example = dataOf(entity);
  const base = incomplete ? {} : example;

  for (const [verb, write] of Object.entries(entity.writes)) {
    const oneCase = (allowed: boolean, what: string, data: DocumentData): Case => ({
      name: `${actor} ${allowed ? 'can' : 'cannot'} ${verb} ${name} ${what}`,
      allowed,
      attempt: () => write(as(actor), data),
    });
    const can = (what: string, data: DocumentData) => oneCase(true, what, data);
    const cannot = (what: string, data: DocumentData) => oneCase(false, what, data);

    describe(`${verb} ${name}`, () => {
      testCases('complete, and with an unknown field', [
        can('that the model finds valid', example),
        ...(incomplete ? [can('without any field', base)] : []),
        cannot('with an unknown field', { ...base, unknown: true }),
      ]);
      testCases(
        'without each of its fields',
        Object.keys(base).map((field) =>
          oneCase(mayBeAbsent(entity, field), `without its ${field}`, without(base, field)),
        ),
      );
      for (const [field, cases] of Object.entries(entity.fields)) {
        const whose = (values: Cases | undefined, verdict: typeof can) =>
          Object.entries({ ...values }).map(([title, value]) =>
            verdict(`whose ${field} is ${title}`, { ...base, ...stored.encode({ [field]: value }) }),
          );
        testCases(`with each ${field}`, [
          ...whose(cases?.accepted, can),
          ...whose({ ...cases?.refused, ...cases?.reserved }, cannot),
        ]);
      }
    });
  }

  test(`the fields of ${name} are those of the model, and rules and model agree about each`, () => {
    const tested = [...Object.keys(entity.fields), ...(entity.elsewhere ?? [])];
    expect(tested.sort()).toEqual(Object.keys(without(entity.schema.shape, entity.idField)).sort());
    for (const [field, cases] of Object.entries(entity.fields)) {
      for (const [title, value] of Object.entries({ ...cases?.accepted, ...cases?.reserved })) {
        expect(isValid(entity, { ...entity.example, [field]: value }), `${field} ${title}`).toBe(true);
      }
      for (const [title, value] of Object.entries({ ...cases?.refused })) {
        expect(isValid(entity, { ...entity.example, [field]: value }), `${field} ${title}`).toBe(false);
      }
    }
  });
}

/** The example as a client writes it. */
function dataOf({ example, idField, now = [] }: WrittenEntity): DocumentData {
  const times = now.map((field) => [field, serverTimestamp()]);
  return { ...stored.encode(example, idField), ...Object.fromEntries(times) };
}

function mayBeAbsent(entity: WrittenEntity, field: string): boolean {
  if (entity.fields[field]?.accepted === undefined) return false;
  return isValid(entity, without(entity.example, field));
}

function isValid({ schema }: WrittenEntity, value: object): boolean {
  return schema.safeParse(value).success;
}

function without(map: object, field: string | undefined): DocumentData {
  return Object.fromEntries(Object.entries(map).filter(([name]) => name !== field));
}

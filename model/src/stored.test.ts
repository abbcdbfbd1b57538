import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { article } from './entities/article.ts';
import { country, countrySummaries } from './entities/country.ts';
import { summariesOf } from './entities/country-summaries.ts';
import { creator } from './entities/creator.ts';
import { importItem, instagramImport } from './entities/instagram-import.ts';
import { PUBLISHED_KINDS } from './entities/kinds.ts';
import { list, listItem } from './entities/list.ts';
import { message } from './entities/message.ts';
import { project } from './entities/project.ts';
import { PUBLIC_SCHEMAS } from './entities/public-document.ts';
import { user } from './entities/user.ts';
import { work } from './entities/work.ts';
import { type IdField, storedCodec } from './stored.ts';
import { arbitraryOf } from './testing/arbitrary-of.ts';
import {
  exampleArticle,
  exampleCountry,
  exampleCreator,
  exampleDocument,
  exampleImport,
  exampleImportItem,
  exampleList,
  exampleListItem,
  exampleMessage,
  exampleProject,
  exampleUser,
  exampleWork,
} from './testing/examples.ts';

/** Like Firestore's own class, it refuses positions that are not on Earth. */
class Point {
  readonly latitude: number;
  readonly longitude: number;
  constructor(latitude: number, longitude: number) {
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) throw new RangeError('Not on Earth');
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/** Like Firestore's own class, it refuses times after the year 9999. */
class Time {
  readonly milliseconds: number;
  constructor(milliseconds: number) {
    if (!Number.isInteger(milliseconds) || milliseconds >= 253_402_300_800_000)
      throw new RangeError('Too late');
    this.milliseconds = milliseconds;
  }
  toMillis() {
    return this.milliseconds;
  }
}

const { encode, decode } = storedCodec<Point, Time>({
  isPoint: (value) => value instanceof Point,
  isTime: (value) => value instanceof Time,
  point: (latitude, longitude) => new Point(latitude, longitude),
  time: (milliseconds) => new Time(milliseconds),
});

type Row = [
  name: string,
  schema: z.ZodMiniType<Record<string, unknown>>,
  idField: IdField | undefined,
  example: Record<string, unknown>,
];
const entities: Row[] = [
  ...PUBLISHED_KINDS.map((kind): Row => [kind, PUBLIC_SCHEMAS[kind], 'id', exampleDocument(kind)]),
  ['work', work, 'id', exampleWork('pin')],
  ['list', list, 'id', exampleList()],
  ['list item', listItem, 'itemId', exampleListItem()],
  ['project', project, 'id', exampleProject()],
  ['creator', creator, 'id', exampleCreator()],
  ['country', country, 'slug', exampleCountry()],
  ['summary of all countries', countrySummaries, 'id', summariesOf([exampleCountry()])],
  ['article', article, 'slug', exampleArticle()],
  ['import', instagramImport, 'id', exampleImport()],
  ['import item', importItem, 'mediaId', exampleImportItem()],
  ['message', message, 'id', exampleMessage()],
  ['user', user, undefined, exampleUser()],
];

test.each(entities)('any %s is read as it was stored', (_, schema, idField) => {
  fc.assert(
    fc.property(arbitraryOf(schema), (entity) => {
      const stored = encode(entity, idField);
      if (idField !== undefined) expect(stored).not.toHaveProperty(idField);
      const id = idField && { field: idField, value: String(entity[idField]) };
      expect(decode(stored, id)).toStrictEqual(entity);
    }),
    { numRuns: 30 },
  );
});

test.each(entities)(
  'a stored %s holds no position and no instant in its plain form',
  (_, _schema, idField, example) => {
    const stored = JSON.stringify(encode(example, idField), (_name, value) =>
      value instanceof Point || value instanceof Time ? 'stored' : value,
    );
    expect(stored).not.toMatch(/"lat"|"\w+At":\d/);
  },
);

describe('the stored form', () => {
  test('holds points and times at any depth', () => {
    const position = { lat: 43, lng: 5 };
    expect(encode({ centre: position, item: { home: position, times: [{ takenAt: 7 }] } })).toEqual({
      centre: new Point(43, 5),
      item: { home: new Point(43, 5), times: [{ takenAt: new Time(7) }] },
    });
  });

  test('holds no undefined fields, at any depth', () => {
    const stored = encode({ a: undefined, b: { c: undefined, d: [{ e: undefined, f: null }] } });
    expect(stored).toStrictEqual({ b: { d: [{ f: null }] } });
  });

  test('takes the id from the document’s name only for the document’s own field', () => {
    expect(encode({ id: 'a', place: { id: 'b' } }, 'id')).toEqual({ place: { id: 'b' } });
    expect(decode({ place: { id: 'b' } }, { field: 'id', value: 'a' })).toEqual({
      id: 'a',
      place: { id: 'b' },
    });
  });

  test.each<[string, Record<string, unknown>]>([
    ['a position off the Earth', { position: { lat: 91, lng: 0 } }],
    ['a position that is not a number', { position: { lat: Number.NaN, lng: 0 } }],
    ['a position with something beside it', { position: { lat: 1, lng: 2, note: 'by the gate' } }],
    ['an unfinished position', { position: { lat: 1 } }],
    ['a position in words', { position: 'by the sea' }],
    ['an instant after the year 9999', { publishAt: 253_402_300_800_000 }],
    ['a broken instant', { publishAt: 0.5 }],
    ['an instant in words', { publishAt: 'tomorrow' }],
  ])('keeps %s as it is, for a draft may be wrong', (_, content) => {
    expect(encode({ content })).toEqual({ content });
    expect(decode(encode({ content }))).toEqual({ content });
  });

  test('keeps a field named __proto__ as a field', () => {
    const hostile: Record<string, unknown> = JSON.parse(
      '{"__proto__":{"publishAt":5},"a":{"__proto__":{"b":1}}}',
    );
    const stored = encode(hostile);
    expect(Object.getPrototypeOf(stored)).toBe(Object.prototype);
    expect(Object.keys(stored)).toEqual(['__proto__', 'a']);
    expect('b' in Object(stored['a'])).toBe(false);
    expect(JSON.stringify(decode(stored))).toBe(JSON.stringify(hostile));
  });
});

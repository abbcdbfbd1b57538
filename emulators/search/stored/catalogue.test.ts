import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { Catalogue, UnreadableDataError } from './catalogue.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search data '));
});
afterEach(() => rmSync(folder, { recursive: true }));

const save = (objectID: string, rest: object = {}) => ({
  action: 'updateObject',
  body: { objectID, ...rest },
});
const journals = () => readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
const recordsIn = (catalogue: Catalogue, name: string) => {
  const index = catalogue.find(name);
  return index && [...index.documents.ids()].map((id) => index.get(id));
};
const state = (catalogue: Catalogue) =>
  Object.fromEntries(
    catalogue
      .names()
      .sort()
      .map((name) => {
        const { settings, synonyms } = catalogue.demand(name);
        const records = (recordsIn(catalogue, name) ?? []).map((record) => JSON.stringify(record)).sort();
        return [name, { settings, synonyms: [...synonyms.values()], records }];
      }),
  );

const index = fc.constantFrom('a', 'b', 'c');
const id = fc.constantFrom('1', '2', '3');
const step = fc.oneof(
  fc.record({ do: fc.constant('save' as const), index, id, n: fc.nat(9) }),
  fc.record({ do: fc.constant('delete' as const), index, id }),
  fc.record({ do: fc.constant('clear' as const), index }),
  fc.record({ do: fc.constant('drop' as const), index }),
  fc.record({ do: fc.constant('set' as const), index }),
  fc.record({ do: fc.constant('move' as const), index, to: index }),
  fc.record({ do: fc.constant('copy' as const), index, to: index }),
);

test('a start continues with exactly what was there, whatever was done', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const own = mkdtempSync(join(folder, 'run-'));
      const catalogue = new Catalogue(own);
      for (const one of steps) {
        try {
          if (one.do === 'save') catalogue.batch(one.index, [save(one.id, { n: one.n })]);
          else if (one.do === 'delete')
            catalogue.batch(one.index, [{ action: 'deleteObject', body: { objectID: one.id } }]);
          else if (one.do === 'clear') catalogue.clear(one.index);
          else if (one.do === 'drop') catalogue.delete(one.index);
          else if (one.do === 'set') catalogue.set(one.index, { searchableAttributes: ['n'] }, false);
          else if (one.do === 'move') catalogue.move(one.index, one.to);
          else catalogue.copy(one.index, one.to, undefined);
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError);
        }
      }
      const again = new Catalogue(own);
      expect(state(again)).toEqual(state(catalogue));
      expect(readdirSync(own).filter((name) => name.endsWith('.jsonl'))).toHaveLength(
        catalogue.names().length,
      );
    }),
    { numRuns: 50 },
  );
});

it('drops a change that was written by half', () => {
  new Catalogue(folder).batch('a', [save('1'), save('2')]);
  const [journal = ''] = journals();
  appendFileSync(join(folder, journal), '{"save":{"objectID":"3","na');
  const again = new Catalogue(folder);
  expect(recordsIn(again, 'a')).toEqual([{ objectID: '1' }, { objectID: '2' }]);
  again.batch('a', [save('4')]);
  expect(recordsIn(new Catalogue(folder), 'a')).toHaveLength(3);
});

it('writes a journal again when most of it is outdated', () => {
  const catalogue = new Catalogue(folder);
  for (let time = 0; time < 12; time++) {
    catalogue.batch(
      'a',
      Array.from({ length: 1_000 }, (_, n) => save(String(n % 10), { time })),
    );
  }
  const [journal = ''] = journals();
  expect(readFileSync(join(folder, journal), 'utf8').split('\n').length).toBeLessThan(3_000);
  expect(state(new Catalogue(folder))).toEqual(state(catalogue));
});

it('says that data cannot be read', () => {
  new Catalogue(folder).batch('a', [save('1')]);
  writeFileSync(join(folder, 'catalogue.json'), '{"indices":');
  expect(() => new Catalogue(folder)).toThrow(UnreadableDataError);
});

it('applies all requests of a batch or none', () => {
  const catalogue = new Catalogue(undefined);
  expect(() => catalogue.batch('a', [save('1'), { action: 'steal', body: {} }])).toThrow(ApiError);
  expect(catalogue.find('a')).toBeUndefined();
});

it('requests of a batch see those before them', () => {
  const catalogue = new Catalogue(undefined);
  const add = {
    action: 'partialUpdateObject',
    body: { objectID: '1', n: { _operation: 'Increment', value: 1 } },
  };
  catalogue.batch('a', [add, add, add]);
  expect(recordsIn(catalogue, 'a')).toEqual([{ objectID: '1', n: 3 }]);
});

it('a replica shows the records of its primary by its own ranking, also after a move', () => {
  const catalogue = new Catalogue(undefined);
  catalogue.set('a', { replicas: ['a_new'], searchableAttributes: ['x'] }, false);
  catalogue.set('a_new', { ranking: ['desc(n)'] }, false);
  catalogue.batch('a', [save('1')]);
  expect(catalogue.searched('a_new')).toMatchObject({
    settings: { ranking: ['desc(n)'], searchableAttributes: ['x'] },
  });
  expect(catalogue.searched('a_new').documents.size).toBe(1);
  catalogue.batch('next', [save('1'), save('2')]);
  catalogue.move('next', 'a');
  expect(catalogue.searched('a_new').documents.size).toBe(2);
  expect(() => catalogue.batch('a_new', [save('3')])).toThrow(ApiError);
});

it.each(['*', 'a/b', '', 'a?b', 'x'.repeat(300)])('refuses an index with the name %j', (name) => {
  expect(() => new Catalogue(undefined).batch(name, [save('1')])).toThrow(ApiError);
});

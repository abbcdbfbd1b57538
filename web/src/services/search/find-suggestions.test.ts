import type { SearchHit } from '@waymark/model/search/search-hit';
import { exampleHit } from '@waymark/model/testing/example-hit';
import { beforeEach, expect, test, vi } from 'vitest';
import { findPublic, findSaved } from './find-suggestions.ts';

const engine = vi.hoisted(() => ({ ask: vi.fn() }));
vi.mock('./engine.ts', () => engine);

const NEAR = { lat: 41.15, lng: -8.61 };

beforeEach(() => {
  engine.ask.mockReset();
});

function answer(...results: SearchHit[][]) {
  engine.ask.mockResolvedValue({ done: results.map((hits) => ({ hits })) });
}

const pin = (id: string, typos = 0) => exampleHit({ kind: 'pin', id, typos });
const country = (id: string, typos = 0) => exampleHit({ kind: 'country', id, typos });

test('a place whose name the words are comes first, and once', async () => {
  answer([country('a')], [pin('b'), country('a'), pin('c')]);
  expect(await findPublic('tea')).toEqual({ done: { places: [country('a')], others: [pin('b'), pin('c')] } });
});

test('a place with a similar name stays among the others where something else has the words', async () => {
  answer([country('a', 1)], [pin('b'), country('a', 1)]);
  expect(await findPublic('tea')).toEqual({ done: { places: [], others: [pin('b'), country('a', 1)] } });
  answer([country('a', 1)], [pin('b', 1), country('a', 1)]);
  expect(await findPublic('tea')).toMatchObject({
    done: { places: [country('a', 1)], others: [pin('b', 1)] },
  });
});

test('what people saved nearby comes before what they saved elsewhere', async () => {
  answer([pin('far')], [pin('near')]);
  expect(await findSaved(NEAR)).toEqual({ done: { hits: [pin('near')], isNear: true } });
  const [[anywhere, around]] = engine.ask.mock.lastCall ?? [[]];
  expect(anywhere).not.toHaveProperty('aroundLatLng');
  expect(around).toMatchObject({ aroundLatLng: '41.15,-8.61', aroundRadius: 300_000 });
});

test('where nothing is nearby, what people saved elsewhere is offered', async () => {
  answer([pin('far')], []);
  expect(await findSaved(NEAR)).toEqual({ done: { hits: [pin('far')], isNear: false } });
  answer([pin('far')]);
  expect(await findSaved(undefined)).toEqual({ done: { hits: [pin('far')], isNear: false } });
});

test('an engine that does not answer is a failure', async () => {
  engine.ask.mockResolvedValue({ failure: { reason: 'unreachable' } });
  expect(await findPublic('tea')).toEqual({ failure: { reason: 'unreachable' } });
  expect(await findSaved(NEAR)).toEqual({ failure: { reason: 'unreachable' } });
});

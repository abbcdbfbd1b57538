import { expect, test } from 'vitest';
import { exampleDocument, exampleId } from '../testing/examples.ts';
import { wholesOf } from './wholes.ts';

test.each([
  ['destination', [{ kind: 'area', id: exampleId('r') }]],
  ['poi', [{ kind: 'destination', id: exampleId('d') }]],
  ['pin', [{ kind: 'poi', id: exampleId('p') }]],
  ['area', []],
  ['marker', []],
  ['post', []],
] as const)('what a %s is part of', (kind, wholes) => {
  expect(wholesOf(exampleDocument(kind))).toEqual(wholes);
});

test('an item may have no parent', () => {
  const { destinationId: _, ...poi } = exampleDocument('poi');
  const { poiId: __, ...pin } = exampleDocument('pin');
  expect([wholesOf(poi), wholesOf(pin)]).toEqual([[], []]);
});

import { expect, test } from 'vitest';
import { exampleDocument, exampleId } from '../testing/examples.ts';
import { parentsOf } from './parents.ts';

test.each([
  ['destination', [{ kind: 'area', id: exampleId('r') }]],
  ['poi', [{ kind: 'destination', id: exampleId('d') }]],
  ['pin', [{ kind: 'poi', id: exampleId('p') }]],
  ['area', []],
  ['marker', []],
  ['post', []],
] as const)('what a %s is part of', (kind, parents) => {
  expect(parentsOf(exampleDocument(kind))).toEqual(parents);
});

test('an item may have no parent', () => {
  const { destinationId: _, ...poi } = exampleDocument('poi');
  const { poiId: __, ...pin } = exampleDocument('pin');
  expect([parentsOf(poi), parentsOf(pin)]).toEqual([[], []]);
});

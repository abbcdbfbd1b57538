import { expect, test } from 'vitest';
import { exampleDocument, exampleId } from '../testing/examples.ts';
import { DESTINATION_TYPES } from './kinds.ts';
import { parentsOf, partsOf } from './parents.ts';

test.each([
  [
    'destination',
    [
      { kind: 'destination', id: exampleId('d') },
      { kind: 'area', id: exampleId('r') },
    ],
  ],
  ['poi', [{ kind: 'destination', id: exampleId('d') }]],
  ['pin', [{ kind: 'poi', id: exampleId('p') }]],
  ['area', []],
  ['marker', []],
  ['post', []],
] as const)('what a %s names', (kind, parents) => {
  expect(parentsOf(exampleDocument(kind))).toEqual(parents);
});

test('an item may have no parent', () => {
  const { destinationId: _, ...poi } = exampleDocument('poi');
  const { poiId: __, ...pin } = exampleDocument('pin');
  expect([parentsOf(poi), parentsOf(pin)]).toEqual([[], []]);
});

test('regions, islands and parks show their destinations before their points of interest', () => {
  const kindsIn = DESTINATION_TYPES.map((type) => [
    type,
    partsOf({ ...exampleDocument('destination'), type }).map(({ kind }) => kind),
  ]);
  expect(Object.fromEntries(kindsIn)).toEqual({
    city: ['poi'],
    town: ['poi'],
    region: ['destination', 'poi'],
    island: ['destination', 'poi'],
    park: ['destination', 'poi'],
  });
});

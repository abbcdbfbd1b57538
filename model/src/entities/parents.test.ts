import { expect, test } from 'vitest';
import { exampleDocument, exampleId } from '../testing/examples.ts';
import { cardOf } from './card.ts';
import { DESTINATION_TYPES } from './kinds.ts';
import { FIRST_PARENTS, FIRST_PARTS, parentsOf, partsOf, storySubjectsOf } from './parents.ts';

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

const PARTS = Array.from({ length: FIRST_PARTS + 1 }, (_, i) => ({
  ...cardOf(exampleDocument('poi')),
  id: exampleId(String(i % 10)),
}));

test('the stories of a destination are also those about its areas and its first parts, as bare references', () => {
  const areaIds = Array.from({ length: FIRST_PARENTS + 1 }, (_, i) => exampleId(String(i)));
  const destination = { ...exampleDocument('destination'), areaIds };
  const subjects = storySubjectsOf(destination, PARTS);
  expect(subjects).toEqual([
    { kind: 'destination', id: destination.id },
    ...areaIds.slice(0, FIRST_PARENTS).map((id) => ({ kind: 'area', id })),
    ...PARTS.slice(0, FIRST_PARTS).map(({ id }) => ({ kind: 'poi', id })),
  ]);
  // The database accepts no more.
  expect(subjects.length).toBeLessThanOrEqual(30);
});

test('an item without parts has its own stories, and so has an area, which lies within its destinations', () => {
  const [poi, area] = [exampleDocument('poi'), exampleDocument('area')];
  expect(storySubjectsOf(poi, [])).toEqual([{ kind: 'poi', id: poi.id }]);
  expect(storySubjectsOf(area, [cardOf(exampleDocument('destination'))])).toEqual([
    { kind: 'area', id: area.id },
  ]);
});

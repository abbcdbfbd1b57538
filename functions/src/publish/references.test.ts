import type { PublishedKind } from '@waymark/model/entities/kinds';
import {
  exampleBody,
  exampleContent,
  exampleId,
  examplePhoto,
  exampleWork,
} from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { type Mention, mentioningOf, mentionsIn, missingPhotos } from './references.ts';

const mentionedBy = (kind: PublishedKind, changes: Record<string, unknown> = {}) =>
  mentioningOf({ ...exampleWork(kind), content: { ...exampleContent(kind), ...changes } });

const poi = `pois/${exampleId('p')}`;

test.each<[PublishedKind, Mention[]]>([
  [
    'destination',
    [
      { field: 'areaIds.0', path: `areas/${exampleId('r')}` },
      { field: 'destinationId', path: `destinations/${exampleId('d')}` },
    ],
  ],
  ['area', []],
  ['poi', [{ field: 'destinationId', path: `destinations/${exampleId('d')}` }]],
  ['pin', [{ field: 'poiId', path: poi }]],
  ['marker', []],
  [
    'post',
    [
      { field: 'places.0', path: poi },
      { field: 'body.en', path: poi },
      { field: 'body.fr', path: poi },
    ],
  ],
])('what a %s mentions', (kind, mentions) => {
  expect(mentionsIn(mentionedBy(kind))).toEqual(mentions);
});

test('only mentioned items are looked up', () => {
  const { poiId: _, ...content } = exampleContent('pin');
  expect(mentionsIn(mentioningOf({ ...exampleWork('pin'), content }))).toEqual([]);
  expect(mentionsIn(mentionedBy('destination', { areaIds: [], destinationId: undefined }))).toEqual([]);
});

test('mentions keep their order and have an index', () => {
  const places = [
    { kind: 'list', id: exampleId('l') },
    { kind: 'area', id: exampleId('r') },
  ];
  expect(mentionsIn(mentionedBy('post', { places, body: {} }))).toEqual([
    { field: 'places.0', path: `lists/${exampleId('l')}` },
    { field: 'places.1', path: `areas/${exampleId('r')}` },
  ]);
});

test('an invalid field has no mentions, the others do', () => {
  const mentioning = mentionedBy('post', { places: [{ kind: 'poi', id: '../users/x' }], title: 5 });
  expect(mentionsIn(mentioning).map(({ field }) => field)).toEqual(['body.en', 'body.fr']);
  expect(mentionsIn(mentionedBy('post', { body: { en: 'no rich text' } })).map(({ field }) => field)).toEqual(
    ['places.0'],
  );
});

test('a field of another kind is no reference', () => {
  expect(
    mentionsIn(mentionedBy('marker', { poiId: exampleId(), places: [{ kind: 'poi', id: exampleId() }] })),
  ).toEqual([]);
});

test('a story may show its own photos', () => {
  expect(missingPhotos(mentionedBy('post'))).toEqual([]);
});

test('a story cannot show photos that it does not have, and the problem names the language', () => {
  const problems = [
    { field: 'body.en', code: 'not-found' },
    { field: 'body.fr', code: 'not-found' },
  ];
  expect(missingPhotos(mentionedBy('post', { photos: [examplePhoto('b')] }))).toEqual(problems);
  const body = { en: exampleBody('x'), fr: '{"type":"doc","content":[]}' };
  expect(missingPhotos(mentionedBy('post', { photos: [], body }))).toEqual(problems.slice(0, 1));
});

test('invalid photos cause no further problem', () => {
  expect(missingPhotos(mentionedBy('post', { photos: 'none' }))).toEqual([]);
});

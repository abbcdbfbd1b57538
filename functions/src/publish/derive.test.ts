import type { Content } from '@waymark/model/entities/content';
import { PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import { PUBLIC_SCHEMAS } from '@waymark/model/entities/public-document';
import { tilesHolding } from '@waymark/model/map-index/tile-levels';
import {
  exampleBody,
  exampleContent,
  exampleDocument,
  exampleId,
  examplePhoto,
} from '@waymark/model/testing/examples';
import { describe, expect, test } from 'vitest';
import type { Checked } from './check-content.ts';
import { derive, type PublicationContext } from './derive.ts';

const context: PublicationContext = {
  id: exampleId('i'),
  ownerId: 'uid',
  creatorId: exampleId('c'),
  byline: { name: 'Inès Moreau', handle: 'ines-moreau', avatar: null },
  publishedAt: 1,
  updatedAt: 2,
  version: 3,
  placePositions: [],
  saves: 4,
};
const { placePositions: _, ...lifecycle } = context;
const marseilles = { lat: 43.2951, lng: 5.3745 };

const CHECKED: Record<PublishedKind, () => Checked> = {
  destination: () => ({ kind: 'destination', content: exampleContent('destination') }),
  area: () => ({ kind: 'area', content: exampleContent('area') }),
  poi: () => ({ kind: 'poi', content: exampleContent('poi') }),
  pin: () => ({ kind: 'pin', content: exampleContent('pin') }),
  marker: () => ({ kind: 'marker', content: exampleContent('marker') }),
  post: () => ({ kind: 'post', content: exampleContent('post') }),
};

describe.each(PUBLISHED_KINDS)('a %s', (kind) => {
  test('is published completely, without anything that only its creator sees', () => {
    const { coverPath: _, ...content } = exampleContent(kind);
    const document = derive(CHECKED[kind](), context);
    const { summary, ...texts } = exampleDocument(kind);
    const note = 'note' in texts && { note: texts.note };
    expect(document).toMatchObject({
      kind,
      ...content,
      summary,
      ...note,
      ...lifecycle,
      cover: examplePhoto('b'),
    });
    expect(document).not.toHaveProperty('coverPath');
    expect(PUBLIC_SCHEMAS[kind].safeParse(document).error).toBeUndefined();
    expect(Object.values(document)).not.toContain(undefined);
  });

  test('is the same for the same input, which stays unchanged', () => {
    const checked = CHECKED[kind]();
    const document = derive(checked, context);
    expect(derive(checked, context)).toEqual(document);
    expect(checked).toEqual(CHECKED[kind]());
  });

  test('is not published with fields unknown to its schema', () => {
    const checked = CHECKED[kind]();
    const content = { ...checked.content, internalNote: 'not for all' };
    expect(() => derive(Object.assign(checked, { content }), context)).toThrow('internalNote');
  });
});

test('opening hours are published in their usual form, and in words', () => {
  const hours = { notation: 'Mo-Fr 09:00-17:00', text: { en: 'Monday–Friday', fr: 'Du lundi au vendredi' } };
  const content = { ...exampleContent('poi'), openingHours: 'mon - fri 9am-5pm' };
  expect(derive({ kind: 'poi', content }, { ...context, hours })).toMatchObject({
    openingHours: hours.notation,
    hoursText: hours.text,
  });
});

test('a pin without a category has that of its point of interest, unless its position is approximate', () => {
  const { category: _, ...content } = exampleContent('pin');
  const categoryFor = (changes: Partial<Content<'pin'>>) => {
    const document = derive(
      { kind: 'pin', content: { ...content, ...changes } },
      { ...context, poiCategory: 'museum' },
    );
    return document.kind === 'pin' && document.category;
  };
  expect(categoryFor({})).toBe('museum');
  expect(categoryFor({ category: 'food' })).toBe('food');
  expect(categoryFor({ precision: 'approximate' })).toBeUndefined();
  expect(categoryFor({ precision: 'approximate', category: 'food' })).toBe('food');
});

test.each(['destination', 'poi', 'pin', 'marker'] as const)(
  'a %s has the geohash and the country of its position',
  (kind) => {
    expect(derive(CHECKED[kind](), context)).toMatchObject({
      position: marseilles,
      geohash: expect.stringMatching(/^spey/),
      countryCode: 'FR',
    });
  },
);

test('an item on the high seas has no country', () => {
  const content = { ...exampleContent('marker'), position: { lat: 30, lng: -40 } };
  expect(derive({ kind: 'marker', content }, context).countryCode).toBeNull();
});

describe('the cover', () => {
  const coverOf = (changes: Partial<Content<'poi'>>) => {
    const { coverPath: _, ...content } = exampleContent('poi');
    return derive({ kind: 'poi', content: { ...content, ...changes } }, context).cover;
  };

  test('is the photo chosen by the creator', () => {
    expect(coverOf({ coverPath: examplePhoto('b').path })).toEqual(examplePhoto('b'));
  });

  test('is the first photo where none was chosen, or the chosen one is gone', () => {
    expect(coverOf({})).toEqual(examplePhoto('a'));
    expect(coverOf({ coverPath: examplePhoto('z').path })).toEqual(examplePhoto('a'));
  });

  test('is null where there are no photos', () => {
    expect(coverOf({ photos: [], coverPath: examplePhoto('b').path })).toBeNull();
  });
});

describe('a pin', () => {
  const pinAt = (position: { lat: number; lng: number }, precision: 'exact' | 'approximate') =>
    derive({ kind: 'pin', content: { ...exampleContent('pin'), position, precision } }, context);

  test('has the position chosen by its creator, and its poi', () => {
    expect(pinAt(marseilles, 'exact')).toMatchObject({ position: marseilles, poiId: exampleId('p') });
  });

  test('that is approximate contains neither its true position nor its poi, nor a telephone number', () => {
    const pin = pinAt(marseilles, 'approximate');
    expect(pin).not.toHaveProperty('poiId');
    expect(pin).not.toHaveProperty('phone');
    expect(pinAt(marseilles, 'exact')).toHaveProperty('phone');
    const text = JSON.stringify(pin);
    expect(text).not.toContain(String(marseilles.lat));
    expect(text).not.toContain(String(marseilles.lng));
    expect(pin.geohash).not.toBe(pinAt(marseilles, 'exact').geohash);
  });

  test('that is approximate is the same for every true position in its cell', () => {
    const here = pinAt(marseilles, 'approximate');
    const there = pinAt({ lat: marseilles.lat + 0.001, lng: marseilles.lng + 0.001 }, 'approximate');
    expect(there).toEqual(here);
  });
});

describe('a story', () => {
  const story = (
    changes: Partial<Content<'post'>>,
    placePositions: PublicationContext['placePositions'] = [],
  ) =>
    derive(
      { kind: 'post', content: { ...exampleContent('post'), ...changes } },
      { ...context, placePositions },
    );

  test('has the position of its first place, and bounds around all', () => {
    expect(story({}, [marseilles, { lat: 45, lng: 4 }, { lat: 44, lng: 7 }])).toMatchObject({
      position: marseilles,
      geohash: expect.stringMatching(/^spey/),
      countryCode: 'FR',
      bounds: { west: 4, south: 43.2951, east: 7, north: 45 },
      tiles: tilesHolding(marseilles),
    });
  });

  test('without places has no position', () => {
    expect(story({})).toMatchObject({ position: null, geohash: null, countryCode: null, bounds: null });
    expect(story({})).not.toHaveProperty('tiles');
  });

  test('has the reading time of its longer language', () => {
    const body = { en: exampleBody('word '.repeat(238)), fr: exampleBody('mot '.repeat(238 * 3)) };
    expect(story({ body })).toMatchObject({ readingMinutes: 3 });
    expect(story({ body: { en: body.en } })).toMatchObject({ readingMinutes: 1 });
  });
});

describe('an area', () => {
  const areaOf = (geometry: unknown) =>
    derive(
      { kind: 'area', content: { ...exampleContent('area'), geometry: JSON.stringify(geometry) } },
      context,
    );
  const square = (west: number, south: number, size: number) => [
    [west, south],
    [west + size, south],
    [west + size, south + size],
    [west, south + size],
    [west, south],
  ];

  test('has bounds, and its centre inside', () => {
    expect(areaOf({ type: 'Polygon', coordinates: [square(2, 45, 2)] })).toMatchObject({
      bounds: { west: 2, south: 45, east: 4, north: 47 },
      centre: { lat: 46, lng: 3 },
      geohash: expect.stringMatching(/^u0/),
      countryCode: 'FR',
    });
  });

  test('of several polygons has its centre in the largest, and common bounds', () => {
    const coordinates = [[square(2, 45, 1)], [square(10, 50, 2)]];
    expect(areaOf({ type: 'MultiPolygon', coordinates })).toMatchObject({
      bounds: { west: 2, south: 45, east: 12, north: 52 },
      centre: { lat: 51, lng: 11 },
    });
  });

  test('across the antimeridian has bounds across it', () => {
    const ring = [
      [179, -18],
      [-179, -18],
      [-179, -16],
      [179, -16],
      [179, -18],
    ];
    expect(areaOf({ type: 'Polygon', coordinates: [ring] })).toMatchObject({
      bounds: { west: 179, south: -18, east: -179, north: -16 },
      countryCode: 'FJ',
    });
  });

  test('is published without altitudes and other members of its geometry', () => {
    const coordinates = [square(2, 45, 2).map(([lng, lat]) => [lng, lat, 120])];
    const geometry = { type: 'Polygon', coordinates, properties: { note: 'not for all' } };
    expect(areaOf(geometry)).toMatchObject({
      geometry: JSON.stringify({ type: 'Polygon', coordinates: [square(2, 45, 2)] }),
    });
  });

  test('whose geometry was not checked is an error, not a document', () => {
    expect(() => areaOf({ type: 'Point', coordinates: [0, 0] })).toThrow('not-polygon');
  });
});

import { MAX_PHOTOS } from '@waymark/model/entities/content';
import type { PhotoUses } from '@waymark/model/entities/photo-uses';
import { placesOfStory } from '@waymark/model/entities/places-of-story';
import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { richText } from '@waymark/model/rich-text/schema';
import { exampleId } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pinOf, storyOf } from './drafts-of-groups.ts';
import type { PhotoGroup } from './photo-group.ts';

const body = z.object({ body: z.object({ fr: z.string() }) });
const idOf = (number: number) => String(number).padStart(20, '0');

function group(day: string, first: number, count: number): PhotoGroup {
  const photos = Array.from(
    { length: count },
    (_, index): ReadyPhoto => ({
      id: idOf(first + index),
      generation: '1',
      createdAt: 0,
      state: 'ready',
      width: 4,
      height: 3,
      thumbhash: 'a+/9==',
      alt: { fr: 'La baie' },
    }),
  );
  return { id: idOf(first), day, position: { lat: 1, lng: 2 }, becomes: 'pin', photos };
}

test('a pin is where and when its photos were taken, with their descriptions', () => {
  expect(pinOf('u', group('2026-05-31', 1, 2), 'fr')).toMatchObject({
    title: {},
    position: { lat: 1, lng: 2 },
    visitedOn: '2026-05-31',
    photos: [{ path: `photos/u/${idOf(1)}`, alt: { fr: 'La baie' } }, { path: `photos/u/${idOf(2)}` }],
  });
});

test('a pin is named like the city around it in the language of its writer', () => {
  const inLisbon = { ...group('2026-05-31', 1, 1), position: { lat: 38.7139, lng: -9.1394 } };
  expect(pinOf('u', inLisbon, 'fr')['title']).toEqual({ fr: 'Lisbonne' });
  expect(pinOf('u', inLisbon, 'en')['title']).toEqual({ en: 'Lisbon' });
});

test('a story has a heading for each day in their order, and all photos in valid blocks', () => {
  const groups = [group('2026-06-01', 30, 1), group('2026-05-31', 1, 14), group('2026-06-01', 20, 3)];
  const story = storyOf('u', groups, { locale: 'fr', nameOfDay: (day) => `Le ${day}`, uses: undefined });
  const { content } = richText.parse(JSON.parse(body.parse(story).body.fr));
  expect(content.map(({ type }) => type).filter((type) => type !== 'paragraph')).toEqual([
    ...['heading', 'gallery', 'gallery'],
    ...['heading', 'image', 'gallery'],
  ]);
  expect(JSON.stringify(content).indexOf('Le 2026-05-31')).toBeLessThan(
    JSON.stringify(content).indexOf('Le 2026-06-01'),
  );
  expect(story['photos']).toHaveLength(18);
  expect(MAX_PHOTOS).toBeGreaterThanOrEqual(18);
});

test('a story shows the public places of its groups once each, before their photos', () => {
  const groups = [group('2026-05-31', 1, 2), group('2026-05-31', 20, 1), group('2026-06-01', 30, 1)];
  const work = (kind: 'pin' | 'post', name: string, photo: number, isPublic = true) => ({
    ...{ id: idOf(900), kind, state: 'published' as const, isPublic, title: {}, photos: [idOf(photo)] },
    ...(isPublic && { publicId: exampleId(name) }),
  });
  const uses: PhotoUses = {
    ...{ ids: [], profile: [], lists: [], imports: [], undescribed: [], duplicates: [], placed: [] },
    works: [
      { ...work('pin', 'b', 1), photos: [idOf(2), idOf(30)] },
      work('pin', 'd', 20, false),
      work('post', 's', 20),
      work('pin', 'e', 99),
    ],
  };
  const story = storyOf('u', groups, { locale: 'fr', nameOfDay: (day) => day, uses });
  const { content } = richText.parse(JSON.parse(body.parse(story).body.fr));
  expect(content.map(({ type }) => type).filter((type) => type !== 'paragraph')).toEqual([
    ...['heading', 'place', 'gallery', 'image'],
    ...['heading', 'image'],
  ]);
  expect(placesOfStory({ places: [], body: body.parse(story).body })).toEqual([
    { kind: 'pin', id: exampleId('b') },
  ]);
});

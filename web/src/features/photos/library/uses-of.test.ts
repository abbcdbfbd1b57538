import type { PhotoUses } from '@waymark/model/entities/photo-uses';
import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { expect, test } from 'vitest';
import { countOf, filtersFor, shownBy, undescribedIn } from './library-filter.ts';
import { brokenBy, dayOf, photoOf, usesOf } from './uses-of.ts';

const USES: PhotoUses = {
  ids: ['a', 'b', 'c', 'd', 'e', 'f'],
  works: [
    { id: 'w1', kind: 'pin', state: 'published', isPublic: true, title: { en: 'Bay' }, photos: ['a', 'b'] },
    { id: 'w2', kind: 'post', state: 'draft', isPublic: false, title: {}, photos: ['b'] },
  ],
  profile: ['c'],
  lists: ['d'],
  imports: ['f'],
  undescribed: [
    { locale: 'en', ids: ['a', 'b'] },
    { locale: 'fr', ids: ['b', 'e'] },
  ],
  duplicates: ['b', 'd'],
  placed: [{ id: 'a', lat: 1, lng: 2 }],
};
const PHOTO: ReadyPhoto = {
  id: 'a',
  generation: '1',
  createdAt: Date.UTC(2026, 5, 2),
  state: 'ready',
  width: 4,
  height: 3,
  thumbhash: 'a+/9==',
};

test('a photo is used in works, in the profile and in lists', () => {
  expect(usesOf(USES, 'b')).toMatchObject({
    works: [{ id: 'w1' }, { id: 'w2' }],
    inProfile: false,
    inList: false,
  });
  expect(usesOf(USES, 'c')).toEqual({ works: [], inProfile: true, inList: false, inImport: false });
  expect(usesOf(USES, 'f')).toMatchObject({ works: [], inImport: true });
});

test('deleting photos breaks each work once, and counts those that visitors see', () => {
  const broken = brokenBy(USES, new Set(['a', 'b', 'd']));
  expect(broken.works.map(({ id }) => id)).toEqual(['w1', 'w2']);
  expect(broken).toMatchObject({ publicCount: 1, inProfile: false, inList: true });
  expect(brokenBy(USES, new Set(['e']))).toEqual({
    works: [],
    publicCount: 0,
    inProfile: false,
    inList: false,
    inImport: false,
  });
  expect(brokenBy(USES, new Set(['f'])).inImport).toBe(true);
});

test('filters show what photos lack, and count it', () => {
  expect(shownBy('unused', USES)).toEqual(['e']);
  expect(shownBy('unplaced', USES)).toEqual(['b', 'c', 'd', 'e', 'f']);
  expect(shownBy('undescribed-fr', USES)).toEqual(['b', 'e']);
  expect(shownBy('duplicates', USES)).toEqual(['b', 'd']);
  expect(shownBy('taken', USES)).toEqual(USES.ids);
  expect(countOf('added', USES)).toBe(6);
  expect(countOf('favourites', USES)).toBeUndefined();
  expect([...undescribedIn(USES)]).toEqual(['a', 'b', 'e']);
});

test('until uses are known, only what the database orders is shown', () => {
  expect(shownBy('added', undefined)).toBe('all');
  expect(shownBy('favourites', undefined)).toBe('favourites');
  expect(shownBy('unused', undefined)).toBeUndefined();
  expect(countOf('added', undefined)).toBeUndefined();
});

test('descriptions are asked for in the languages of the creator only', () => {
  const french = { ...USES, undescribed: [{ locale: 'fr' as const, ids: [] }] };
  expect(filtersFor(french)).not.toContain('undescribed-en');
  expect(filtersFor(french)).toContain('undescribed-fr');
  expect(filtersFor(undefined)).toContain('undescribed-en');
});

test('a work begins with the description and the photographer of the library', () => {
  expect(photoOf('u', { ...PHOTO, alt: { fr: 'La baie' }, credit: 'Ada' })).toEqual({
    path: 'photos/u/a',
    width: 4,
    height: 3,
    thumbhash: 'a+/9==',
    alt: { fr: 'La baie' },
    credit: 'Ada',
  });
  expect(photoOf('u', PHOTO)).not.toHaveProperty('credit');
});

test('the day of a photo is that of the camera’s clock, wherever it was', () => {
  const utcDay = (cameraTime: string) => new Date(dayOf({ ...PHOTO, cameraTime })).toISOString().slice(0, 10);
  expect(utcDay('2026-05-31T23:59:00-11:00')).toBe('2026-05-31');
  expect(utcDay('2026-05-31T00:01:00')).toBe('2026-05-31');
  expect(dayOf(PHOTO)).toBe(PHOTO.createdAt);
});

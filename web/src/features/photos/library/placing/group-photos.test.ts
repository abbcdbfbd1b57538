import { MAX_PHOTOS } from '@waymark/model/entities/content';
import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import { distance } from '@waymark/model/geography/distance';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ByHand, NOTHING_BY_HAND } from './by-hand.ts';
import { type Grouping, groupPhotos } from './group-photos.ts';

const GROUPING: Grouping = { metres: 200, shifts: new Map(), byHand: NOTHING_BY_HAND };
const byHand = (part: Partial<ByHand>): Grouping => ({
  ...GROUPING,
  byHand: { ...NOTHING_BY_HAND, ...part },
});

function photo(id: string, fields: Partial<ReadyPhoto> = {}): ReadyPhoto {
  return {
    id,
    generation: '1',
    createdAt: 0,
    state: 'ready',
    width: 4,
    height: 3,
    thumbhash: 'a+/9==',
    ...fields,
  };
}

const at = (lat: number, lng: number) => ({ position: { lat, lng } });
const taken = (cameraTime: string) => ({ cameraTime });
const idsOf = (photos: readonly ReadyPhoto[], grouping = GROUPING) =>
  groupPhotos(photos, grouping).groups.map((group) => group.photos.map(({ id }) => id));

/** Photos of some days, in a small part of the world and near the antimeridian, some without a position. */
const anyPhotos = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 0, max: 999 }).map(String),
      minutes: fc.option(fc.integer({ min: 0, max: 5_000 }), { nil: undefined }),
      position: fc.option(
        fc.record({
          lat: fc.double({ min: -0.02, max: 0.02, noNaN: true }),
          lng: fc.constantFrom(179.999, -179.999, 0, 0.001),
        }),
        { nil: undefined },
      ),
    }),
    { selector: ({ id }) => id, maxLength: 60 },
  )
  .map((all) =>
    all.map(({ id, minutes, position }) =>
      photo(id, {
        createdAt: Number(id) * 1_000,
        ...(minutes !== undefined && taken(new Date(minutes * 60_000).toISOString().slice(0, 19))),
        ...(position && { position }),
      }),
    ),
  );
const anyGrouping = fc.record({
  metres: fc.integer({ min: 1, max: 5_000 }),
  shifts: fc.integer({ min: -900, max: 900 }).map((minutes) => new Map([['', minutes]])),
  byHand: fc.constant(NOTHING_BY_HAND),
});

test('every photo is in one group or on the shelf, where those without a position are', () => {
  fc.assert(
    fc.property(anyPhotos, anyGrouping, (photos, grouping) => {
      const { groups, shelf } = groupPhotos(photos, grouping);
      const ids = [...groups.flatMap((group) => group.photos), ...shelf].map(({ id }) => id);
      expect(ids.toSorted()).toEqual(photos.map(({ id }) => id).toSorted());
      expect(shelf.every(({ position }) => position === undefined)).toBe(true);
    }),
  );
});

test('a group is within the distance of its first photo, and never too large for a work', () => {
  fc.assert(
    fc.property(anyPhotos, anyGrouping, (photos, grouping) => {
      for (const group of groupPhotos(photos, grouping).groups) {
        expect(group.photos.length).toBeLessThanOrEqual(MAX_PHOTOS);
        for (const { position } of group.photos) {
          expect(position && distance(group.position, position)).toBeLessThanOrEqual(grouping.metres);
        }
      }
    }),
  );
});

test('the order of the photos changes nothing', () => {
  fc.assert(
    fc.property(anyPhotos, anyGrouping, (photos, grouping) => {
      expect(groupPhotos(photos.toReversed(), grouping)).toEqual(groupPhotos(photos, grouping));
    }),
  );
});

test('places and days are apart, and photos are in the order of the clock', () => {
  const photos = [
    photo('c', { ...at(48, 2), ...taken('2026-05-31T12:00:00+02:00') }),
    photo('a', { ...at(48.0001, 2), ...taken('2026-05-31T09:00:00+02:00') }),
    photo('b', { ...at(48.1, 2), ...taken('2026-05-31T10:00:00+02:00') }),
    photo('d', { ...at(48, 2), ...taken('2026-06-01T00:10:00+02:00') }),
  ];
  expect(idsOf(photos)).toEqual([['a', 'c'], ['b'], ['d']]);
  expect(idsOf(photos, { ...GROUPING, metres: 20_000 })).toEqual([['a', 'b', 'c'], ['d']]);
});

test('a clock that was wrong is corrected before days are told apart', () => {
  const photos = [
    photo('a', { ...at(1, 1), ...taken('2026-05-31T23:50:00') }),
    photo('b', { ...at(1, 1), ...taken('2026-06-01T00:10:00') }),
  ];
  expect(idsOf(photos)).toEqual([['a'], ['b']]);
  expect(idsOf(photos, { ...GROUPING, shifts: new Map([['', 60]]) })).toEqual([['a', 'b']]);
  expect(groupPhotos(photos, { ...GROUPING, shifts: new Map([['', 60]]) }).groups[0]?.day).toBe('2026-06-01');
});

test('a photo without a position joins the group that was chosen, as long as there is one', () => {
  const photos = [photo('a', at(1, 1)), photo('b')];
  const to = (id: string) => groupPhotos(photos, byHand({ moved: new Map([['b', id]]) }));
  expect(to('a').groups[0]?.photos).toHaveLength(2);
  expect(to('a').shelf).toEqual([]);
  expect(to('gone').shelf.map(({ id }) => id)).toEqual(['b']);
});

test('each camera has a correction of its own, by which photos of several are in one order', () => {
  const photos = [
    photo('a', { ...at(1, 1), ...taken('2026-05-31T12:00:00'), camera: 'Apple iPhone 15' }),
    photo('b', { ...at(1, 1), ...taken('2026-06-01T11:00:00'), camera: 'Canon EOS R5' }),
    photo('c', at(1, 1)),
  ];
  const shifts = new Map([
    ['Canon EOS R5', -24 * 60],
    ['', 60],
  ]);
  expect(idsOf(photos)).toEqual([['c'], ['a'], ['b']]);
  // The time of storing is not that of a camera.
  expect(idsOf(photos, { ...GROUPING, shifts })).toEqual([['c'], ['b', 'a']]);
  expect(groupPhotos(photos, { ...GROUPING, shifts }).groups[0]?.day).toBe('1970-01-01');
});

test('a photo that is put on the map joins the group of its day there, or makes one', () => {
  const day = taken('2026-05-31T12:00:00');
  const photos = [photo('a', { ...at(1, 1), ...day }), photo('b', taken('2026-05-31T11:00:00'))];
  const put = (lat: number) => byHand({ put: new Map([['b', { lat, lng: 1 }]]) });
  expect(idsOf(photos, put(1.0001))).toEqual([['b', 'a']]);
  expect(idsOf(photos, put(2))).toEqual([['b'], ['a']]);
  expect(groupPhotos(photos, put(2)).shelf).toEqual([]);
});

test('a photo stays in its group when another becomes the first one there', () => {
  const day = '2026-05-31T12:00:00';
  const photos = [
    photo('a', { ...at(1, 1), ...taken(day) }),
    photo('b', taken('2026-05-31T11:00:00')),
    photo('c', taken(day)),
  ];
  const moved = new Map([['c', 'a']]);
  expect(idsOf(photos, byHand({ moved }))).toEqual([['a', 'c']]);
  const put = new Map([['b', { lat: 1, lng: 1 }]]);
  const grouped = groupPhotos(photos, byHand({ moved, put })).groups;
  expect(grouped).toMatchObject([{ id: 'a', photos: [{ id: 'b' }, { id: 'a' }, { id: 'c' }] }]);
});

test('a photo that joins a group is in the order of the clock, and changes neither its day nor its place', () => {
  const photos = [
    photo('a', { ...at(1, 1), ...taken('2026-05-31T12:00:00') }),
    photo('b', { ...at(1, 1), ...taken('2026-05-31T14:00:00') }),
    photo('c', { ...at(2, 2), ...taken('2026-05-30T12:00:00') }),
  ];
  const [group, ...others] = groupPhotos(photos, byHand({ moved: new Map([['c', 'a']]) })).groups;
  expect(group).toMatchObject({
    ...{ day: '2026-05-31', position: { lat: 1, lng: 1 } },
    photos: [{ id: 'c' }, { id: 'a' }, { id: 'b' }],
  });
  expect(others).toEqual([]);
});

test('a group keeps together when the photo that held it together leaves', () => {
  const photos = [
    photo('a', { ...at(1, 1), ...taken('2026-05-31T12:00:00') }),
    photo('b', { ...at(1.0015, 1), ...taken('2026-05-31T12:10:00') }),
    photo('c', { ...at(0.9985, 1), ...taken('2026-05-31T12:20:00') }),
  ];
  expect(idsOf(photos)).toEqual([['a', 'b', 'c']]);
  expect(idsOf(photos, byHand({ moved: new Map([['a', 'own 1']]) }))).toEqual([['a'], ['b', 'c']]);
});

test('a photo that is moved back is as if it had never left', () => {
  const photos = [
    photo('a', { ...at(1, 1), ...taken('2026-05-31T12:00:00') }),
    photo('b', { ...at(1.001, 1), ...taken('2026-05-31T12:10:00') }),
  ];
  expect(groupPhotos(photos, byHand({ moved: new Map([['a', 'a']]) }))).toEqual(
    groupPhotos(photos, GROUPING),
  );
});

test('photos that were moved to a full group continue in one beside it', () => {
  const full = Array.from({ length: MAX_PHOTOS }, (_, index) => photo(`a${index}`, at(1, 1)));
  const photos = [...full, photo('b', at(2, 2)), photo('c', at(3, 3)), photo('d')];
  const moved = new Map(['b', 'c', 'd'].map((id) => [id, 'a0']));
  const { groups, shelf } = groupPhotos(photos, byHand({ moved }));
  expect(groups.map((group) => group.photos.length)).toEqual([MAX_PHOTOS, 3]);
  expect(shelf).toEqual([]);
});

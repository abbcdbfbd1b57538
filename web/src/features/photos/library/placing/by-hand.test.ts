import { MAX_PHOTOS } from '@waymark/model/entities/content';
import type { ReadyPhoto } from '@waymark/model/entities/uploaded-photo';
import type { Position } from '@waymark/model/geography/position';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ByHand, chosenByHand, movedByHand, NOTHING_BY_HAND } from './by-hand.ts';
import { groupPhotos } from './group-photos.ts';
import { OUTCOMES, type Outcome, type PhotoGroup } from './photo-group.ts';

interface Arrangement {
  metres: number;
  minutes: number;
  byHand: ByHand;
}

const groupedBy = (photos: readonly ReadyPhoto[], { metres, minutes, byHand }: Arrangement) =>
  groupPhotos(photos, { metres, shifts: new Map([['', minutes]]), byHand });

/** Photos of three days, some without a position. Of three places in a row, the outer ones are near the middle one, not near each other. */
const photosUpTo = (maxLength: number) =>
  fc
    .array(
      fc.record({
        minutes: fc.nat(3 * 1_440),
        position: fc.option(
          fc.record({ lat: fc.constantFrom(-0.0015, 0, 0.0015, 0.1), lng: fc.constantFrom(0, 5) }),
          { nil: undefined, freq: 2 },
        ),
      }),
      { maxLength },
    )
    .map((all) =>
      all.map(
        ({ minutes, position }, index): ReadyPhoto => ({
          ...{ id: `photo ${index}`, generation: '1', createdAt: 0, state: 'ready' },
          ...{ width: 4, height: 3, thumbhash: 'a+/9==' },
          cameraTime: new Date(minutes * 60_000).toISOString().slice(0, 19),
          ...(position && { position }),
        }),
      ),
    );

const someOf = fc.array(fc.nat(60), { minLength: 1, maxLength: 4 });
const outcome = fc.constantFrom(...OUTCOMES);
/** What a user does. Photos and groups are named by numbers, of which there may be fewer. */
const step = fc.oneof(
  fc.record({ what: fc.constant('move' as const), some: someOf, to: fc.nat(20) }),
  fc.record({ what: fc.constant('split' as const), some: someOf, outcome }),
  fc.record({ what: fc.constant('join' as const), from: fc.nat(20), to: fc.nat(20) }),
  fc.record({ what: fc.constant('choose' as const), from: fc.nat(20), outcome }),
  fc.record({ what: fc.constant('put' as const), some: someOf, lat: fc.constantFrom(0, 0.001, 0.2) }),
  fc.record({ what: fc.constant('shelve' as const), some: someOf }),
  fc.record({ what: fc.constant('metres' as const), metres: fc.constantFrom(50, 200, 1_000, 20_000) }),
  fc.record({ what: fc.constant('clock' as const), minutes: fc.integer({ min: -2_880, max: 2_880 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const at = <One>(all: readonly One[], number: number): One | undefined => all[number % all.length];

function after(photos: readonly ReadyPhoto[], before: Arrangement, one: Step): Arrangement {
  const { groups } = groupedBy(photos, before);
  const { byHand } = before;
  const ids = (numbers: readonly number[]) => [
    ...new Set(numbers.flatMap((number) => at(photos, number)?.id ?? [])),
  ];
  const unplaced = (numbers: readonly number[]) =>
    ids(numbers).filter((id) => photos.some((photo) => photo.id === id && photo.position === undefined));
  const moved = (some: readonly string[], target: Parameters<typeof movedByHand>[2]) => ({
    ...before,
    byHand: movedByHand(byHand, some, target),
  });
  if (one.what === 'metres') return { ...before, metres: one.metres };
  if (one.what === 'clock') return { ...before, minutes: one.minutes };
  if (one.what === 'put') return moved(unplaced(one.some), { spot: { lat: one.lat, lng: 0 } });
  if (one.what === 'shelve') return moved(unplaced(one.some), 'shelf');
  if (one.what === 'split') return moved(ids(one.some), { own: one.outcome });
  const group = at(groups, one.what === 'choose' ? one.from : one.to);
  if (group === undefined) return before;
  if (one.what === 'choose') return { ...before, byHand: chosenByHand(byHand, group, one.outcome) };
  if (one.what === 'move') return moved(ids(one.some), { group });
  return moved(idsIn(at(groups, one.from)), { group });
}

const idsIn = (group: PhotoGroup | undefined): string[] => (group?.photos ?? []).map(({ id }) => id);
const START: Arrangement = { metres: 200, minutes: 0, byHand: NOTHING_BY_HAND };
const steps = fc.array(step, { maxLength: 25 });

test('whatever is moved, joined, split and corrected, every photo is in one group or on the shelf, and every group is a valid work', () => {
  fc.assert(
    fc.property(photosUpTo(100), steps, (photos, all) => {
      let arrangement = START;
      for (const one of all) {
        arrangement = after(photos, arrangement, one);
        const { groups, shelf } = groupedBy(photos, arrangement);
        const ids = [...groups.flatMap(idsIn), ...shelf.map(({ id }) => id)];
        expect(ids.toSorted()).toEqual(photos.map(({ id }) => id).toSorted());
        expect(shelf.filter(({ position }) => position !== undefined)).toEqual([]);
        expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
        for (const group of groups) {
          expect(group.photos.length).toBeGreaterThan(0);
          expect(group.photos.length).toBeLessThanOrEqual(MAX_PHOTOS);
          const places: (Position | undefined)[] = group.photos.map(
            ({ id, position }) => position ?? arrangement.byHand.put.get(id),
          );
          expect(places).toContainEqual(group.position);
        }
      }
    }),
  );
});

test('a photo that is moved is where it was moved to, and no other photo with a position leaves the ones beside it', () => {
  fc.assert(
    fc.property(photosUpTo(MAX_PHOTOS), steps, someOf, fc.nat(20), (photos, all, numbers, to) => {
      const before = all.reduce<Arrangement>((arrangement, one) => after(photos, arrangement, one), START);
      const { groups } = groupedBy(photos, before);
      const target = at(groups, to);
      const some = [...new Set(numbers.flatMap((number) => at(photos, number)?.id ?? []))];
      if (target === undefined || idsIn(target).every((id) => some.includes(id))) return;
      const next = groupedBy(photos, {
        ...before,
        byHand: movedByHand(before.byHand, some, { group: target }),
      }).groups;
      const joined = next.find(({ id }) => id === target.id);
      expect(idsIn(joined)).toEqual(expect.arrayContaining(some));
      const stayed = (all: readonly PhotoGroup[]) =>
        all
          .map((group) =>
            group.photos.flatMap(({ id, position }) => (position && !some.includes(id) ? id : [])),
          )
          .filter((group) => group.length > 0)
          .map((group) => group.toSorted().join())
          .toSorted();
      expect(stayed(next)).toEqual(stayed(groups));
    }),
  );
});

test('photos that were put in a group of their own stay together, whatever clocks and distance become', () => {
  fc.assert(
    fc.property(
      photosUpTo(MAX_PHOTOS),
      steps,
      someOf,
      fc.constantFrom(50, 1_000, 20_000),
      fc.integer({ min: -2_880, max: 2_880 }),
      (photos, all, numbers, metres, minutes) => {
        const before = all.reduce<Arrangement>((arrangement, one) => after(photos, arrangement, one), START);
        const some = [...new Set(numbers.flatMap((number) => at(photos, number)?.id ?? []))];
        const byHand = movedByHand(before.byHand, some, { own: 'story' });
        const { groups, shelf } = groupedBy(photos, { byHand, metres, minutes });
        const own = groups.find(({ photos: [first] }) => first && some.includes(first.id));
        if (own) expect(idsIn(own).toSorted()).toEqual(some.toSorted());
        else expect(shelf.map(({ id }) => id)).toEqual(expect.arrayContaining(some));
        if (own) expect(own.becomes).toBe('story');
      },
    ),
  );
});

test('a choice holds for all photos of its group, and for no other', () => {
  const outcomesOf = ({ groups }: { groups: readonly PhotoGroup[] }) =>
    new Map(groups.map(({ id, becomes }): [string, Outcome] => [id, becomes]));
  fc.assert(
    fc.property(photosUpTo(60), steps, fc.nat(20), outcome, (photos, all, from, chosen) => {
      const before = all.reduce<Arrangement>((arrangement, one) => after(photos, arrangement, one), START);
      const grouped = groupedBy(photos, before);
      const group = at(grouped.groups, from);
      if (group === undefined) return;
      const next = groupedBy(photos, { ...before, byHand: chosenByHand(before.byHand, group, chosen) });
      expect(outcomesOf(next)).toEqual(outcomesOf(grouped).set(group.id, chosen));
    }),
  );
});

test('a photo that is taken off the map or put elsewhere leaves its group, and what was chosen for it', () => {
  const start = movedByHand(NOTHING_BY_HAND, ['b'], { group: { id: 'a', becomes: 'out' } });
  expect(movedByHand(start, ['b'], 'shelf')).toEqual(NOTHING_BY_HAND);
  const spot = { lat: 1, lng: 2 };
  expect(movedByHand(start, ['b'], { spot })).toEqual({ ...NOTHING_BY_HAND, put: new Map([['b', spot]]) });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areApart, MOST_DAYS, MOST_VERSIONS, outdatedVersions, VERSION_PERIOD } from './work-version.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 4, 31, 12);

const versionsAt = (...instants: number[]) =>
  instants.map((updatedAt, index) => ({ revision: index + 1, updatedAt }));

test('contents are apart from one period of ten minutes to the next', () => {
  const start = Math.floor(NOON / VERSION_PERIOD) * VERSION_PERIOD;
  expect(areApart(start, start + VERSION_PERIOD - 1)).toBe(false);
  expect(areApart(start - 1, start)).toBe(true);
  expect(areApart(start + 3 * DAY, start)).toBe(true);
});

test('the last fifty are kept, whenever they were written', () => {
  const all = versionsAt(...Array.from({ length: MOST_VERSIONS }, () => NOON));
  expect(outdatedVersions(all)).toEqual([]);
  expect(outdatedVersions([...all, { revision: 51, updatedAt: NOON }])).toEqual([]);
  // Two are older than the last fifty. The later one is the last of that day among them.
  expect(
    outdatedVersions([...all, { revision: 51, updatedAt: NOON }, { revision: 52, updatedAt: NOON }]),
  ).toEqual([{ revision: 1, updatedAt: NOON }]);
});

test('of older ones the last of each day is kept, for a year', () => {
  const days = MOST_DAYS + 10;
  const old = Array.from({ length: days }, (_, day) => NOON + day * DAY).flatMap((noon) => [noon, noon + 1]);
  const recent = Array.from({ length: MOST_VERSIONS }, () => NOON + days * DAY);
  const all = versionsAt(...old, ...recent);
  const kept = new Set(all.map(({ revision }) => revision));
  for (const { revision } of outdatedVersions(all)) kept.delete(revision);
  expect(kept.size).toBe(MOST_VERSIONS + MOST_DAYS);
  // The second of the last days, and neither of the first ten.
  expect([...kept].slice(0, 2)).toEqual([22, 24]);
});

test('what is kept stays so when it is tidied again, in any order', () => {
  const instants = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 300 });
  fc.assert(
    fc.property(instants, (hours) => {
      const all = versionsAt(...hours.toSorted((a, b) => a - b).map((hour) => NOON + hour * 3_600_000));
      const outdated = new Set(outdatedVersions(all.toReversed()));
      const kept = all.filter((version) => !outdated.has(version));
      expect(outdatedVersions(kept)).toEqual([]);
      expect(kept.length).toBeLessThanOrEqual(MOST_VERSIONS + MOST_DAYS);
      expect(kept.slice(-MOST_VERSIONS)).toEqual(all.slice(-MOST_VERSIONS));
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allToggled, limitedTo, NOTHING, type Selection, toggled, withRange } from './selection.ts';

const SHOWN = ['a', 'b', 'c', 'd', 'e'];
const idsOf = ({ ids }: Selection) => [...ids].toSorted().join('');

test('a row is selected and deselected', () => {
  const one = toggled(NOTHING, 'b');
  expect(idsOf(one)).toBe('b');
  expect(idsOf(toggled(one, 'b'))).toBe('');
});

test('a range does to all rows what was done to the first, in both directions', () => {
  const fromB = toggled(NOTHING, 'b');
  expect(idsOf(withRange(fromB, 'd', SHOWN))).toBe('bcd');
  expect(idsOf(withRange(toggled(NOTHING, 'd'), 'b', SHOWN))).toBe('bcd');
  const all = allToggled(NOTHING, SHOWN);
  expect(idsOf(withRange(toggled(all, 'b'), 'd', SHOWN))).toBe('ae');
});

test('a range from a row that is gone is a single row', () => {
  expect(idsOf(withRange({ ids: new Set(), anchor: 'x' }, 'c', SHOWN))).toBe('c');
  expect(idsOf(withRange(NOTHING, 'c', SHOWN))).toBe('c');
});

test('all rows are selected at once, and deselected if all were selected', () => {
  const all = allToggled(toggled(NOTHING, 'a'), SHOWN);
  expect(idsOf(all)).toBe('abcde');
  expect(idsOf(allToggled(all, SHOWN))).toBe('');
});

test('a row that is not shown is never selected', () => {
  const id = fc.constantFrom(...SHOWN);
  const steps = fc.array(fc.tuple(fc.boolean(), id));
  fc.assert(
    fc.property(steps, fc.subarray(SHOWN), (all, still) => {
      const selected = all.reduce(
        (selection, [isRange, one]) => (isRange ? withRange(selection, one, SHOWN) : toggled(selection, one)),
        NOTHING,
      );
      expect([...limitedTo(selected, still).ids].every((one) => still.includes(one))).toBe(true);
      expect(limitedTo(selected, SHOWN)).toBe(selected);
    }),
  );
});

import { CATEGORIES, KINDS } from '@waymark/model/entities/kinds';
import { ITEM_CLASSES } from '@waymark/model/map-index/item-class';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countsByChoice, EVERYTHING, shows, toggled, totalShown } from './item-filter.ts';

const filter = fc.record({ kinds: fc.subarray([...KINDS]), categories: fc.subarray([...CATEGORIES]) });
const counts = fc.array(fc.nat(1_000), {
  minLength: ITEM_CLASSES.length,
  maxLength: ITEM_CLASSES.length,
});

const shown = (chosen: Parameters<typeof shows>[0]) => ITEM_CLASSES.filter((one) => shows(chosen, one));

test('an empty filter shows everything', () => {
  expect(shown(EVERYTHING)).toEqual(ITEM_CLASSES);
});

test('a category shows items of every kind that has it', () => {
  expect(shown({ kinds: [], categories: ['nature'] })).toEqual([
    'poi/nature',
    'destination/park',
    'pin/nature',
    'marker/nature',
  ]);
  expect(shown({ kinds: [], categories: ['story', 'city'] })).toEqual([
    'destination/city',
    'post',
    'destination/town',
  ]);
});

test('a kind narrows the category', () => {
  expect(shown({ kinds: ['poi', 'post'], categories: ['museum'] })).toEqual(['poi/museum']);
  expect(shown({ kinds: ['post'], categories: ['museum'] })).toEqual([]);
});

test('selecting twice clears it', () => {
  fc.assert(
    fc.property(fc.subarray([...KINDS]), fc.constantFrom(...KINDS), (kinds, kind) => {
      expect(toggled(toggled(kinds, kind), kind).toSorted()).toEqual(kinds.toSorted());
    }),
  );
});

test('each choice counts what it would show with what is chosen beside it', () => {
  fc.assert(
    fc.property(filter, counts, (chosen, there) => {
      const { kinds, categories } = countsByChoice(chosen, there);
      for (const kind of KINDS) {
        expect(kinds[kind]).toBe(totalShown({ ...chosen, kinds: [kind] }, there));
      }
      for (const category of CATEGORIES) {
        expect(categories[category]).toBe(totalShown({ ...chosen, categories: [category] }, there));
      }
    }),
  );
});

test('without a filter the categories add up to everything, and so do the kinds', () => {
  fc.assert(
    fc.property(counts, (there) => {
      const sum = (numbers: readonly number[]) => numbers.reduce((total, count) => total + count, 0);
      const { kinds, categories } = countsByChoice(EVERYTHING, there);
      expect(sum(Object.values(categories))).toBe(sum(there));
      expect(sum(Object.values(kinds))).toBe(sum(there));
    }),
  );
});

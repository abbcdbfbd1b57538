import { CATEGORIES, KINDS } from '@waymark/model/entities/kinds';
import { ITEM_CLASSES, isCategory } from '@waymark/model/map-index/item-class';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countsByChoice,
  effectiveKinds,
  shows,
  toggleCategory,
  toggleKind,
  totalShown,
} from './item-filter.ts';

const filter = fc.record({ kinds: fc.subarray([...KINDS]), categories: fc.subarray([...CATEGORIES]) });
const counts = fc.array(fc.nat(1_000), {
  minLength: ITEM_CLASSES.length,
  maxLength: ITEM_CLASSES.length,
});
const ANY = { kinds: [], categories: [] };

test('an empty filter shows everything', () => {
  expect(ITEM_CLASSES.every((one) => shows(ANY, one))).toBe(true);
});

test('a category excludes other points of interest, whatever other kinds are selected', () => {
  const chosen = { kinds: ['poi', 'post'] as const, categories: ['museum'] as const };
  const shown = ITEM_CLASSES.filter((one) =>
    shows({ kinds: [...chosen.kinds], categories: ['museum'] }, one),
  );
  expect(shown).toEqual(['post', 'museum']);
});

test('a category without a kind in the address selects the points of interest', () => {
  const shown = ITEM_CLASSES.filter((one) => shows({ kinds: [], categories: ['beach'] }, one));
  expect(shown).toEqual(['beach']);
  expect(effectiveKinds({ kinds: [], categories: ['beach'] })).toEqual(['poi']);
});

test('selecting a kind twice clears it', () => {
  fc.assert(
    fc.property(fc.subarray([...KINDS]), fc.constantFrom(...KINDS), (kinds, kind) => {
      const twice = toggleKind(toggleKind({ kinds, categories: [] }, kind), kind);
      expect([...twice.kinds].sort()).toEqual([...kinds].sort());
    }),
  );
});

test('categories stay only while points of interest are selected', () => {
  const museums = toggleCategory(ANY, 'museum');
  expect(museums).toEqual({ kinds: [], categories: ['museum'] });
  expect(toggleCategory(museums, 'museum')).toEqual(ANY);
  expect(toggleCategory({ kinds: ['post'], categories: [] }, 'museum').kinds).toEqual(['post', 'poi']);
  expect(toggleKind(museums, 'poi')).toEqual(ANY);
  expect(toggleKind(museums, 'post')).toEqual({ kinds: ['poi', 'post'], categories: ['museum'] });
});

test('the counts of the options add up, and no filter shows more than all items', () => {
  fc.assert(
    fc.property(filter, counts, (chosen, there) => {
      const all = there.reduce((sum, count) => sum + count, 0);
      const { kinds, categories } = countsByChoice(there);
      expect(Object.values(kinds).reduce((sum, count) => sum + count, 0)).toBe(all);
      expect(Object.values(categories).reduce((sum, count) => sum + count, 0)).toBe(kinds.poi);
      expect(totalShown(ANY, there)).toBe(all);
      expect(totalShown(chosen, there)).toBeLessThanOrEqual(all);
      const shownCategories = ITEM_CLASSES.filter((one) => isCategory(one) && shows(chosen, one));
      if (chosen.categories.length > 0) {
        expect(shownCategories.every((one) => chosen.categories.some((other) => other === one))).toBe(true);
      }
    }),
  );
});

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

test('without a filter everything shows', () => {
  expect(ITEM_CLASSES.every((one) => shows(ANY, one))).toBe(true);
});

test('a category lets through no other points of interest, and whatever kinds are chosen beside it', () => {
  const chosen = { kinds: ['poi', 'post'] as const, categories: ['museum'] as const };
  const shown = ITEM_CLASSES.filter((one) =>
    shows({ kinds: [...chosen.kinds], categories: ['museum'] }, one),
  );
  expect(shown).toEqual(['post', 'museum']);
});

test('a category that an address has without any kind chooses the points of interest', () => {
  const shown = ITEM_CLASSES.filter((one) => shows({ kinds: [], categories: ['beach'] }, one));
  expect(shown).toEqual(['beach']);
  expect(effectiveKinds({ kinds: [], categories: ['beach'] })).toEqual(['poi']);
});

test('choosing a kind twice is as if it had not been chosen', () => {
  fc.assert(
    fc.property(fc.subarray([...KINDS]), fc.constantFrom(...KINDS), (kinds, kind) => {
      const twice = toggleKind(toggleKind({ kinds, categories: [] }, kind), kind);
      expect([...twice.kinds].sort()).toEqual([...kinds].sort());
    }),
  );
});

test('categories stay only as long as points of interest are chosen', () => {
  const museums = toggleCategory(ANY, 'museum');
  expect(museums).toEqual({ kinds: ['poi'], categories: ['museum'] });
  expect(toggleKind(museums, 'poi')).toEqual(ANY);
  expect(toggleKind(museums, 'post')).toEqual({ kinds: ['poi', 'post'], categories: ['museum'] });
});

test('counts of choices add up, and what shows is never more than there is', () => {
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

import { arbitraryItems } from '@waymark/model/testing/arbitrary-tiles';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { interleaveKinds } from './interleave-kinds.ts';
import { compareItems } from './map-item.ts';

test('every item appears once, and items of one kind keep the order of their rank', () => {
  fc.assert(
    fc.property(arbitraryItems, (items) => {
      const shown = interleaveKinds(items);
      expect(shown.toSorted(compareItems)).toEqual(items.toSorted(compareItems));
      for (const [, ofKind] of Map.groupBy(shown, ({ kind }) => kind)) {
        expect(ofKind).toEqual(ofKind.toSorted(compareItems));
      }
    }),
  );
});

test('the first items include every kind', () => {
  fc.assert(
    fc.property(arbitraryItems, (items) => {
      const kinds = new Set(items.map(({ kind }) => kind));
      const first = interleaveKinds(items).slice(0, kinds.size);
      expect(new Set(first.map(({ kind }) => kind))).toEqual(kinds);
    }),
  );
});

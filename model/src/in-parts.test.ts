import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inParts } from './in-parts.ts';

test('values keep their order in parts of one size, of which the last may be smaller', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 10 }), (values, size) => {
      const parts = inParts(values, size);
      expect(parts.flat()).toEqual(values);
      for (const part of parts.slice(0, -1)) expect(part).toHaveLength(size);
      const last = parts.at(-1)?.length ?? size;
      expect(last > 0 && last <= size).toBe(true);
    }),
  );
});

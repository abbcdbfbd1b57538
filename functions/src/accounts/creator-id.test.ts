import { idSchema } from '@waymark/model/ids';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creatorIdOf } from './creator-id.ts';

it('is a valid id, always the same for a user and different for each', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(idSchema.safeParse(creatorIdOf(one)).success).toBe(true);
      expect(creatorIdOf(one) === creatorIdOf(other)).toBe(one === other);
    }),
  );
  expect(creatorIdOf('a')).toBe(creatorIdOf('a'));
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mediaIdSchema } from '../entities/instagram-import.ts';
import { mediaKey } from './media-key.ts';

const TAKEN = Date.UTC(2024, 4, 31, 12);

test('the same medium has the same key in an archive and in the API', async () => {
  const archive = { takenAt: TAKEN, caption: 'Cafe\u0301 with @rae \n\n#lyon ', content: '1 2 3' };
  const api = { takenAt: TAKEN + 999, caption: 'Café with rae #lyon' };
  expect(await mediaKey(archive)).toBe(await mediaKey(api));
});

test('media of one second and caption are told apart by their order, and others by what they say', async () => {
  const one = { takenAt: TAKEN, caption: '' };
  const keys = [
    await mediaKey(one),
    await mediaKey(one, 2),
    await mediaKey({ ...one, takenAt: TAKEN + 1_000 }),
    await mediaKey({ ...one, caption: 'Lyon' }),
    await mediaKey({ ...one, takenAt: null, content: 'a' }),
    await mediaKey({ ...one, takenAt: null, content: 'b' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('every key is the id of a medium', async () => {
  const media = fc.record({
    takenAt: fc.option(fc.nat()),
    caption: fc.string({ unit: 'binary' }),
    content: fc.string(),
  });
  await fc.assert(
    fc.asyncProperty(media, fc.integer({ min: 1, max: 1e6 }), async (medium, ordinal) => {
      expect(mediaIdSchema.safeParse(await mediaKey(medium, ordinal)).success).toBe(true);
    }),
  );
});

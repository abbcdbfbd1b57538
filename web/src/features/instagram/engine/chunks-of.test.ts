import { MAX_CAPTION } from '@waymark/model/entities/instagram-import';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunksOf } from './chunks-of.ts';

test('every portion fits into a request, and no item is lost', () => {
  const lengths = fc.array(fc.integer({ min: 0, max: MAX_CAPTION }), { maxLength: 400 });
  fc.assert(
    fc.property(lengths, (captions) => {
      const items = captions.map((length, index) => ({
        mediaId: `t-${index}`,
        type: 'post' as const,
        caption: '日'.repeat(length),
        takenAt: index,
        photosFound: 1,
        videos: 0,
        positionFrom: null,
      }));
      const chunks = chunksOf(items);
      expect(chunks.flat()).toEqual(items);
      for (const chunk of chunks) {
        expect(chunk.length).toBeLessThanOrEqual(100);
        expect(new TextEncoder().encode(JSON.stringify({ items: chunk })).length).toBeLessThanOrEqual(
          64 * 1024,
        );
      }
    }),
    { numRuns: 30 },
  );
});

import type { Photo } from '@waymark/model/entities/photo';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeBrowser } from '../../../live/testing/fake-browser.ts';
import { madePhoto } from '../../../live/testing/fake-upload.ts';
import { withArrivedPhoto } from '../../../live/uploads/photo-order.ts';
import { isPhoto, listIn } from '../content-values.ts';
import { createFakeWork } from '../testing/fake-work.ts';

/* Thirty files that are dropped into an open editor: the queue of uploads, and the engine that saves the work. */

const FILES = Array.from(
  { length: 30 },
  (_, index) => new File([new Uint8Array(100)], `${index}.png`, { type: 'image/png' }),
);
const elapse = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('are saved in the order of the files, without a conflict, whatever order they are made in and however many answers are lost', async () => {
  const plan = fc.record({
    /** Which of the waiting photos is made next. */
    next: fc.infiniteStream(fc.nat(29)),
    pause: fc.infiniteStream(fc.integer({ min: 0, max: 400 })),
    lost: fc.nat(3),
    repeated: fc.nat(3),
  });
  await fc.assert(
    fc.asyncProperty(plan, async ({ next, pause, lost, repeated }) => {
      const remote = createFakeWork();
      Object.assign(remote, { lost, repeated });
      const { editing } = remote.edit();
      const { queue, fake } = createFakeBrowser().open();
      const names = new Map<string, string>();
      const conflicts = new Set<number>();
      editing.onChange(() => conflicts.add(editing.state.conflicts.length));
      queue.attach('w', {
        onPhoto: (photo, file, order) => {
          names.set(photo.path, file.name);
          const photos = listIn(editing.state.content, 'photos').filter(isPhoto);
          editing.addArrival('photos', withArrivedPhoto(photos, photo, order));
        },
        onGivenUp: () => {},
      });
      queue.add('w', FILES);
      const open = [];
      let sent = 0;
      for (let made = 0; made < FILES.length; ) {
        await elapse(pause.next().value ?? 0);
        for (; sent < fake.sendings.length; sent++) fake.sendings[sent]?.arrive({ size: 100, md5: 'right' });
        await elapse(1);
        open.push(...fake.waiting.splice(0));
        const [one] = open.splice((next.next().value ?? 0) % Math.max(1, open.length), 1);
        if (one === undefined) continue;
        one.resolve(madePhoto('owner', one.photoId));
        made++;
        // The title is typed meanwhile.
        if (made % 7 === 0) editing.change('title.en', `Title ${made}`);
      }
      await elapse(60_000);
      const photos = remote.stored?.content['photos'] as Photo[];
      expect(photos.map(({ path }) => names.get(path))).toEqual(FILES.map(({ name }) => name));
      expect(remote.stored?.content['title']).toMatchObject({ en: 'Title 28' });
      expect([...conflicts]).toEqual([0]);
      expect(editing.state.safety).toBe('saved');
      editing.end();
    }),
    { numRuns: 20 },
  );
}, 60_000);

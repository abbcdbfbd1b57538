import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { begun, jpeg, settled, UID } from '../testing/begun-upload.ts';
import { createFakeTransport, madePhoto, RETRY_LIMIT } from '../testing/fake-upload.ts';
import { UploadError } from './upload-failure.ts';
import { CUT_OFF_AFTER, uploadPhoto } from './upload-photo.ts';
import { isOver } from './upload-state.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const idIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);

describe('a file that is uploaded', () => {
  it('waits for its start, is sent and processed, and becomes a photo', async () => {
    const { fake, task, sending } = await begun();
    expect(sending).toMatchObject({ type: 'image/jpeg' });
    expect(sending.path).toMatch(/^originals\/somebody\/[A-Za-z0-9]{20}$/);
    const seen: string[] = [];
    task.subscribe(() => seen.push(`${task.current().phase} ${task.current().sent}`));

    sending.onSent(400);
    sending.onSent(300);
    sending.arrive({ size: 1000, md5: 'right' });
    await settled();
    const photo = madePhoto(UID, idIn(sending.path));
    expect(fake.waiting.map(({ photoId }) => photoId)).toEqual([idIn(sending.path)]);
    fake.waiting[0]?.resolve(photo);
    await settled();

    expect(task.current()).toMatchObject({ state: 'success', photo });
    expect(seen).toEqual(['sending 400', 'making 1000', 'making 1000']);
    expect(fake.removed).toEqual([]);
  });

  it('is sent once, even if it is started twice', async () => {
    const { fake, task } = await begun();
    task.start();
    await settled();
    expect(fake.sendings).toHaveLength(1);
  });

  it.each([
    ['a text', new File(['text'], 'notes.txt', { type: 'text/plain' }), 'wrong-type'],
    ['a drawing with scripts', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), 'wrong-type'],
    ['an empty file', new File([], 'a.jpg', { type: 'image/jpeg' }), 'empty'],
  ])('%s is refused before anything is sent', async (_what, file, reason) => {
    const fake = createFakeTransport();
    const task = uploadPhoto(file, UID, fake.load);
    task.start();
    await settled();
    expect(task.current()).toMatchObject({ state: 'error', failure: { reason } });
    expect(fake.sendings).toEqual([]);
  });
});

describe('a file whose stored copy differs', () => {
  it.each([
    ['longer', { size: 2000, md5: 'right' }],
    ['with other bytes', { size: 1000, md5: 'wrong' }],
  ])('%s is removed, and the file is sent once more under another id', async (_how, arrived) => {
    const { fake, task, sending } = await begun();
    sending.arrive(arrived);
    await settled();
    expect(fake.removed).toEqual([sending.path]);
    const [, second] = fake.sendings;
    expect(second?.path).not.toBe(sending.path);
    second?.arrive({ size: 1000, md5: 'right' });
    await settled();
    expect(task.current().phase).toBe('making');
  });

  it('twice ends in an error, and both copies are removed', async () => {
    const { fake, task } = await begun();
    for (const index of [0, 1]) {
      fake.sendings[index]?.arrive({ size: 1000, md5: 'wrong' });
      await settled();
    }
    expect(task.current()).toMatchObject({ state: 'error', failure: { reason: 'altered' } });
    expect(fake.removed).toEqual(fake.sendings.map(({ path }) => path));
    expect(fake.sendings).toHaveLength(2);
  });
});

describe('an upload that is paused', () => {
  it('is paused once the sending confirms it, and can resume', async () => {
    const { task, sending } = await begun();
    expect(task.pause()).toBe(true);
    expect(task.current().state).toBe('pausing');
    expect(task.pause()).toBe(false);
    sending.onPaused();
    expect(task.current().state).toBe('paused');
    expect(task.resume()).toBe(true);
    expect(task.resume()).toBe(false);
    expect(sending.asked).toEqual(['pause', 'resume']);
    expect(task.current().state).toBe('running');
  });

  it('resumes before it is cancelled', async () => {
    const { task, sending } = await begun();
    task.pause();
    sending.onPaused();
    expect(task.cancel()).toBe(true);
    await settled();
    expect(sending.asked).toEqual(['pause', 'resume', 'cancel']);
    expect(task.current().state).toBe('canceled');
  });

  it('never fails while it is paused', async () => {
    const { task, sending } = await begun();
    task.pause();
    sending.onPaused();
    await vi.advanceTimersByTimeAsync(RETRY_LIMIT * 10);
    expect(task.current().state).toBe('paused');
  });
});

describe('an upload that is cancelled', () => {
  it('while it waits ends at once and is never sent', async () => {
    const fake = createFakeTransport();
    const task = uploadPhoto(jpeg(), UID, fake.load);
    expect(task.cancel()).toBe(true);
    expect(task.current().state).toBe('canceled');
    task.start();
    await settled();
    expect(fake.sendings).toEqual([]);
  });

  it('while its code loads is never sent', async () => {
    const fake = createFakeTransport();
    const task = uploadPhoto(jpeg(), UID, fake.load);
    task.start();
    task.cancel();
    await settled();
    expect(fake.sendings).toEqual([]);
    expect(task.current().state).toBe('canceled');
  });

  it('after its last byte is removed', async () => {
    const { fake, task, sending } = await begun();
    sending.arrive({ size: 1000, md5: 'right' });
    task.cancel();
    await settled();
    expect(task.current().state).toBe('canceled');
    expect(fake.removed).toEqual([sending.path]);
  });

  it('while its photo is made is removed', async () => {
    const { fake, task, sending } = await begun();
    sending.arrive({ size: 1000, md5: 'right' });
    await settled();
    expect(task.pause()).toBe(false);
    task.cancel();
    await settled();
    expect(task.current().state).toBe('canceled');
    expect(fake.removed).toEqual([sending.path]);
  });
});

describe('an upload that fails', () => {
  it.each(['offline', 'quota', 'signed-out', 'refused', 'retries-over'] as const)(
    'has the reason %s',
    async (reason) => {
      const { task, sending } = await begun();
      sending.fail(reason);
      await settled();
      expect(task.current()).toMatchObject({ state: 'error', failure: { reason } });
    },
  );

  it('ends if no byte arrives within the retry limit, online or offline', async () => {
    for (const onLine of [true, false]) {
      vi.stubGlobal('navigator', { onLine });
      const { task, sending } = await begun();
      await vi.advanceTimersByTimeAsync(RETRY_LIMIT - 1);
      sending.onSent(10);
      await vi.advanceTimersByTimeAsync(RETRY_LIMIT - 1);
      expect(task.current().state).toBe('running');
      await vi.advanceTimersByTimeAsync(1);
      expect(task.current()).toMatchObject({
        state: 'error',
        failure: { reason: onLine ? 'retries-over' : 'offline' },
      });
      expect(sending.asked).toEqual(['cancel']);
    }
  });

  it('is removed if no photo can be made from it, and kept if one may still come', async () => {
    for (const [reason, isRemoved] of [
      ['not-a-picture', true],
      ['too-large', true],
      ['not-ready', false],
    ] as const) {
      const { fake, task, sending } = await begun();
      sending.arrive({ size: 1000, md5: 'right' });
      await settled();
      fake.waiting[0]?.reject(new UploadError(reason));
      await settled();
      expect(task.current()).toMatchObject({ state: 'error', failure: { reason } });
      expect(fake.removed).toEqual(isRemoved ? [sending.path] : []);
    }
  });

  it('ends at the configured retry limit, but not before the page shows that it is cut off', async () => {
    for (const [limit, over] of [
      [20_000, 20_000],
      [0, CUT_OFF_AFTER],
    ] as const) {
      const { transport } = createFakeTransport();
      const task = uploadPhoto(jpeg(), UID, async () => ({ ...transport, retryLimit: limit }));
      task.start();
      await vi.advanceTimersByTimeAsync(over - 1);
      expect(task.current().state).toBe('running');
      await vi.advanceTimersByTimeAsync(2);
      expect(task.current()).toMatchObject({ state: 'error', failure: { reason: 'retries-over' } });
    }
  });

  it('is reported once for a fault of the application, and not if it was cancelled', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const { task, sending } = await begun();
    sending.fail('broken');
    await settled();
    expect(task.current()).toMatchObject({ state: 'error', failure: { reason: 'broken' } });
    expect(reported).toHaveBeenCalledTimes(1);
    const other = await begun();
    other.task.cancel();
    await settled();
    expect(other.task.current().state).toBe('canceled');
    expect(reported).toHaveBeenCalledTimes(1);
  });

  it.each([
    [true, 'unreachable'],
    [false, 'offline'],
  ])('ends in an error if its code cannot be loaded and onLine is %s', async (onLine, reason) => {
    vi.stubGlobal('navigator', { onLine });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const noCode = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
    const task = uploadPhoto(jpeg(), UID, () => Promise.reject(noCode));
    task.start();
    await settled();
    expect(task.current()).toMatchObject({ state: 'error', failure: { reason } });
  });
});

describe('any sequence of events', () => {
  it('ends the upload, and leaves an original only if the upload has succeeded', async () => {
    const happening = fc.constantFrom(
      'pause',
      'resume',
      'cancel',
      'paused',
      'bytes',
      'arrive',
      'arrive-wrong',
      'fail',
      'away',
      'back',
      'made',
      'unmade',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 12 }), async (happenings) => {
        const { fake, task } = await begun();
        const last = () => fake.sendings.at(-1);
        const stored = new Set<string>();
        const arrive = (md5: string) => {
          const sending = last();
          if (sending === undefined || sending.asked.includes('cancel')) return;
          stored.add(sending.path);
          sending.arrive({ size: 1000, md5 });
        };
        const acts: Record<string, () => void> = {
          pause: () => task.pause(),
          resume: () => task.resume(),
          cancel: () => task.cancel(),
          paused: () => last()?.asked.at(-1) === 'pause' && last()?.onPaused(),
          bytes: () => last()?.onSent(500),
          arrive: () => arrive('right'),
          'arrive-wrong': () => arrive('wrong'),
          fail: () => last()?.fail('offline'),
          away: () => fake.setAway(true),
          back: () => fake.setAway(false),
          made: () => fake.waiting[0]?.resolve(madePhoto(UID, fake.waiting[0].photoId)),
          unmade: () => fake.waiting[0]?.reject(new UploadError('damaged')),
        };
        for (const name of happenings) {
          acts[name]?.();
          await settled();
        }
        task.cancel();
        await vi.advanceTimersByTimeAsync(RETRY_LIMIT);
        const { state } = task.current();
        expect(isOver(state)).toBe(true);
        const left = [...stored].filter((path) => !fake.removed.includes(path));
        expect(left).toHaveLength(state === 'success' ? 1 : 0);
      }),
      { numRuns: 500 },
    );
  });
});

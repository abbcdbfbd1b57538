import { createHash } from 'node:crypto';
import { MAX_ORIGINAL_BYTES } from '@waymark/model/entities/original';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeListen } from '../testing/fake-listen.ts';
import { createFakeTransport } from '../testing/fake-upload.ts';
import { md5Of } from './md5-of.ts';
import { photoTypeOf } from './photo-type.ts';
import { UploadError } from './upload-failure.ts';
import { uploadPhoto } from './upload-photo.ts';
import { createUploadQueue } from './upload-queue.ts';
import { MADE_WITHIN, whenVariantsMade } from './when-variants-made.ts';

describe('the hash of a file', () => {
  it('equals the MD5 of its bytes, even over several parts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(0, 1, 524_287, 524_288, 524_289, 1_600_000), async (size) => {
        const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 31) % 251);
        expect(await md5Of(new Blob([bytes]))).toBe(createHash('md5').update(bytes).digest('base64'));
      }),
      { numRuns: 12 },
    );
  });

  it('fails if the file cannot be read', async () => {
    const gone = new Blob(['x']);
    gone.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    await expect(md5Of(gone)).rejects.toMatchObject({ reason: 'unreadable' });
  });
});

describe('the type of a file', () => {
  const file = (name: string, type: string, size = 1) => ({ name, type, size });

  it.each([
    ['bay.jpg', 'image/jpeg', 'image/jpeg'],
    ['bay', 'IMAGE/PNG', 'image/png'],
    ['IMG_1.HEIC', '', 'image/heic'],
    ['IMG_1.heif', 'application/octet-stream', 'image/heif'],
    ['bay.jpeg', 'image/jpg', 'image/jpeg'],
    ['bay.jpg', 'image/webp', 'image/webp'],
    ['🏖️/été\\1.2.JPG', '', 'image/jpeg'],
    ['../../👩‍👩‍👧.heic', '', 'image/heic'],
  ])('%s with the reported type "%s" is stored as %s', (name, type, expected) => {
    expect(photoTypeOf(file(name, type))).toBe(expected);
  });

  it.each([
    ['bay.svg', 'image/svg+xml'],
    ['bay.jpg', 'text/plain'],
    ['bay.tiff', ''],
    ['bay', ''],
    ['.jpg.exe', ''],
  ])('%s with the reported type "%s" is refused', (name, type) => {
    expect(() => photoTypeOf(file(name, type))).toThrow(new UploadError('wrong-type'));
  });

  it('a file has at least one byte, and at most 40 MiB, whatever its name says', () => {
    expect(() => photoTypeOf(file('a.jpg', 'image/jpeg', 0))).toThrow(new UploadError('empty'));
    expect(() => photoTypeOf(file('film.jpg', 'image/jpeg', 300 * 1024 * 1024))).toThrow(
      new UploadError('too-big'),
    );
    expect(photoTypeOf(file('a.png', 'image/png', MAX_ORIGINAL_BYTES))).toBe('image/png');
    expect(() => photoTypeOf(file('a.png', 'image/png', MAX_ORIGINAL_BYTES + 1))).toThrow(
      new UploadError('too-big'),
    );
  });
});

describe('waiting for the photo', () => {
  const [uid, photoId] = ['somebody', 'p'.repeat(20)];
  const all = `users/${uid}/photos`;
  const path = `${all}/${photoId}`;
  const ready = { generation: '1', createdAt: 1, state: 'ready', width: 9, height: 6, thumbhash: 'AAAA' };
  const say = (data: Record<string, unknown> | undefined) => ({
    documents: data === undefined ? [] : [{ path, id: photoId, data }],
    fromServer: true,
  });

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function waiting(signal = new AbortController().signal) {
    const fake = createFakeListen();
    const made = whenVariantsMade(fake.listen, { uid, photoId }, signal);
    made.catch(() => {});
    return { fake, made };
  }

  it('ends with the photo, and stops its listener', async () => {
    const { fake, made } = waiting();
    fake.say(all, say(undefined));
    fake.say(all, say({ ...ready, position: { lat: 1, lng: 2 } }));
    expect(await made).toEqual({
      path: `photos/${uid}/${photoId}`,
      width: 9,
      height: 6,
      thumbhash: 'AAAA',
      alt: {},
    });
    expect(fake.names()).toEqual([]);
  });

  it('ends with the reason if the photo cannot be made', async () => {
    const { fake, made } = waiting();
    fake.say(all, say({ generation: '1', createdAt: 1, state: 'failed', reason: 'damaged' }));
    await expect(made).rejects.toMatchObject({ reason: 'damaged' });
    expect(fake.names()).toEqual([]);
  });

  it('ends if the security rules refuse the listener', async () => {
    const { fake, made } = waiting();
    fake.fail(all, 'denied');
    await expect(made).rejects.toMatchObject({ reason: 'refused' });
  });

  it('ends without a word on permissions if the query is broken', async () => {
    const { fake, made } = waiting();
    fake.fail(all, 'broken');
    await expect(made).rejects.toMatchObject({ reason: 'broken' });
  });

  it('continues after the database was unavailable', async () => {
    const { fake, made } = waiting();
    fake.fail(all, 'unavailable');
    expect(fake.names()).toEqual([]);
    await vi.advanceTimersByTimeAsync(5_000);
    fake.say(all, say(ready));
    expect(await made).toMatchObject({ width: 9 });
  });

  it('ends after a time limit, and when it is aborted', async () => {
    const { fake, made } = waiting();
    await vi.advanceTimersByTimeAsync(MADE_WITHIN);
    await expect(made).rejects.toMatchObject({ reason: 'not-ready' });
    expect(fake.names()).toEqual([]);
    const unwanted = new AbortController();
    const second = waiting(unwanted.signal);
    unwanted.abort();
    await expect(second.made).rejects.toThrow();
    expect(second.fake.names()).toEqual([]);
  });
});

describe('several files', () => {
  const files = ['one', 'two', 'three'].map(
    (name) => new File([new Uint8Array(10)], `${name}.png`, { type: 'image/png' }),
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  function queued() {
    const fake = createFakeTransport();
    const queue = createUploadQueue();
    const tasks = files.map((file) => uploadPhoto(file, 'somebody', fake.load));
    queue.add(tasks);
    return { fake, queue, tasks };
  }
  const phases = (tasks: ReturnType<typeof queued>['tasks']) =>
    tasks.map((task) => `${task.current().state} ${task.current().phase}`);

  it('are sent one after another, and the next does not wait for the former photo to be made', async () => {
    const { fake, tasks } = queued();
    await settled();
    expect(phases(tasks)).toEqual(['running sending', 'running waiting', 'running waiting']);
    fake.sendings[0]?.arrive({ size: 10, md5: 'right' });
    await settled();
    expect(phases(tasks)).toEqual(['running making', 'running sending', 'running waiting']);
  });

  it('continue after a failed or paused file', async () => {
    const { fake, tasks } = queued();
    await settled();
    fake.sendings[0]?.fail('refused');
    await settled();
    tasks[1]?.pause();
    fake.sendings[1]?.onPaused();
    await settled();
    expect(phases(tasks)).toEqual(['error sending', 'paused sending', 'running sending']);
  });

  it('wait while the queue is held', async () => {
    const { fake, queue, tasks } = queued();
    await settled();
    queue.hold(true);
    fake.sendings[0]?.arrive({ size: 10, md5: 'right' });
    await settled();
    expect(phases(tasks)).toEqual(['running making', 'running waiting', 'running waiting']);
    queue.hold(false);
    await settled();
    expect(phases(tasks)).toEqual(['running making', 'running sending', 'running waiting']);
  });

  it('skip a file that was cancelled while it waited', async () => {
    const { fake, tasks } = queued();
    await settled();
    tasks[1]?.cancel();
    tasks[0]?.cancel();
    await settled();
    expect(phases(tasks)).toEqual(['canceled sending', 'canceled waiting', 'running sending']);
    expect(fake.sendings).toHaveLength(2);
  });
});

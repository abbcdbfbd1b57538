import { originalPath, photoIdOf, photoPathOf } from '@waymark/model/entities/original';
import type { Photo } from '@waymark/model/entities/photo';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeBrowser, type FakeTab } from '../testing/fake-browser.ts';
import { madePhoto } from '../testing/fake-upload.ts';

const UID = 'owner';
const SIZE = 100;
const RIGHT = { size: SIZE, md5: 'right' };
const png = (name: string) => new File([new Uint8Array(SIZE)], name, { type: 'image/png' });
const many = (count: number) => Array.from({ length: count }, (_, index) => png(`${index}.png`));
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Stores and makes what was started, until nothing is left to do. @returns the names of the photos, by path */
async function finishAll(
  { fake }: FakeTab,
  isMade: (photoId: string) => boolean = () => true,
): Promise<void> {
  let [sent, made] = [0, 0];
  for (;;) {
    await settle();
    if (sent === fake.sendings.length && made === fake.waiting.length) return;
    for (; sent < fake.sendings.length; sent++) fake.sendings[sent]?.arrive(RIGHT);
    for (; made < fake.waiting.length; made++) {
      const { photoId = '', resolve } = fake.waiting[made] ?? {};
      if (isMade(photoId)) resolve?.(madePhoto(UID, photoId));
    }
  }
}

/** The names of the files whose photos a work has, in order. */
function namesIn(
  photos: readonly Photo[] | undefined,
  tab: FakeTab,
  files: ReadonlyMap<string, string>,
): string[] {
  void tab;
  return (photos ?? []).map(({ path }) => files.get(path) ?? path);
}

/** The name of each photo's file, as the queue has it. */
function follow(
  tab: FakeTab,
  names: Map<string, string>,
  stored: ReturnType<typeof createFakeBrowser>['stored'],
) {
  const remember = () => {
    for (const { file, photoId } of stored.values())
      if (file) names.set(photoPathOf(UID, photoId), file.name);
  };
  tab.queue.state.subscribe(remember);
  return remember;
}

describe('a queue of photos', () => {
  it('sends three files at a time, and stores all of them until their work has the photos', async () => {
    const browser = createFakeBrowser();
    const tab = browser.open();
    tab.queue.add('w', many(7));
    await settle();
    expect(tab.fake.sendings).toHaveLength(3);
    expect(browser.stored.size).toBe(7);
    expect(tab.queue.state.current()).toMatchObject({ done: [], isPaused: false });
    await finishAll(tab);
    expect(browser.works.get('w')).toHaveLength(7);
    expect(browser.stored.size).toBe(0);
    const done = tab.fake.waiting.map(({ photoId }) => photoId);
    expect(tab.queue.state.current()).toEqual({ photos: [], done, isPaused: false });
    // The count of the next files begins at zero.
    tab.queue.add('w', many(2));
    expect(tab.queue.state.current()).toMatchObject({ done: [] });
  });

  it('takes three hundred at once, and counts those that are done', async () => {
    const browser = createFakeBrowser();
    const tab = browser.open();
    // A work has forty photos at most: the photos of others go to other works.
    for (let index = 0; index < 10; index++) browser.works.set(`w${index}`, []);
    for (let index = 0; index < 10; index++) tab.queue.add(`w${index}`, many(30));
    await settle();
    tab.fake.sendings[0]?.arrive(RIGHT);
    await settle();
    tab.fake.waiting[0]?.resolve(madePhoto(UID, tab.fake.waiting[0].photoId));
    await settle();
    expect(tab.queue.state.current().done).toEqual([tab.fake.waiting[0]?.photoId]);
    expect(tab.queue.state.current().photos).toHaveLength(299);
    await finishAll(tab);
    expect([...browser.works.values()].flat()).toHaveLength(300);
    expect(browser.stored.size).toBe(0);
  });

  it('gives photos to the open editor of their work, and writes those of other works', async () => {
    const browser = createFakeBrowser();
    const tab = browser.open();
    const onPhoto = vi.fn();
    const onGivenUp = vi.fn();
    const detach = tab.queue.attach('w', { onPhoto, onGivenUp });
    tab.queue.add('w', [png('a.png')]);
    tab.queue.add('v', [png('b.png')]);
    await finishAll(tab);
    expect(onPhoto).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.objectContaining({ name: 'a.png' }),
      expect.anything(),
    );
    expect(browser.works.get('w')).toEqual([]);
    expect(browser.works.get('v')).toHaveLength(1);
    detach();
    tab.queue.add('w', [png('c.png')]);
    await finishAll(tab);
    expect(browser.works.get('w')).toHaveLength(1);
    expect(onPhoto).toHaveBeenCalledTimes(1);
  });

  it('pauses all, goes on, and cancels all', async () => {
    const browser = createFakeBrowser();
    const tab = browser.open();
    tab.queue.add('w', many(5));
    await settle();
    tab.queue.pause();
    for (const { onPaused } of tab.fake.sendings) onPaused();
    await settle();
    expect(tab.fake.sendings).toHaveLength(3);
    expect(tab.queue.state.current().photos.map(({ task }) => task.current().state)).toEqual([
      'paused',
      'paused',
      'paused',
      'running',
      'running',
    ]);
    expect(tab.queue.state.current().isPaused).toBe(true);
    tab.queue.resume();
    expect(tab.fake.sendings.every(({ asked }) => asked.join() === 'pause,resume')).toBe(true);
    tab.fake.sendings[0]?.arrive(RIGHT);
    await settle();
    expect(tab.fake.sendings).toHaveLength(4);
    tab.queue.cancelAll();
    await settle();
    expect(tab.queue.state.current().photos).toEqual([]);
    expect(browser.stored.size).toBe(0);
    expect(browser.works.get('w')).toEqual([]);
  });

  it('tries again what failed offline when the connection is back, and other failures on request', async () => {
    const browser = createFakeBrowser();
    const tab = browser.open();
    tab.queue.add('w', many(2));
    await settle();
    tab.setAway(true);
    tab.fake.sendings[0]?.fail('offline');
    tab.fake.sendings[1]?.fail('retries-over');
    await settle();
    expect(tab.fake.sendings).toHaveLength(2);
    tab.setAway(false);
    await settle();
    expect(tab.fake.sendings).toHaveLength(3);
    const failed = tab.queue.state.current().photos.find(({ task }) => task.current().failure);
    tab.queue.retry(failed?.id ?? '');
    await finishAll(tab);
    expect(browser.works.get('w')).toHaveLength(2);
    // Each attempt has a photo of its own: the file of the former one may still arrive.
    expect(new Set(tab.fake.sendings.map(({ path }) => path)).size).toBe(4);
  });

  it('writes photos later where their work cannot be reached, and forgets those of a deleted one', async () => {
    const browser = createFakeBrowser();
    const tab = browser.open();
    tab.queue.add('w', [png('a.png')]);
    tab.queue.add('gone', [png('b.png')]);
    await settle();
    browser.isAway = true;
    await finishAll(tab);
    expect(browser.works.get('w')).toEqual([]);
    expect(browser.stored.size).toBe(2);
    tab.setAway(false);
    await settle();
    expect(browser.works.get('w')).toHaveLength(1);
    expect(browser.stored.size).toBe(0);
  });

  it('uploads also what a full browser cannot store, and says which', async () => {
    const browser = createFakeBrowser();
    browser.room = 2;
    const tab = browser.open();
    tab.queue.add('w', many(4));
    await settle();
    expect(tab.queue.state.current().photos.map(({ isStored }) => isStored)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    await finishAll(tab);
    expect(browser.works.get('w')).toHaveLength(4);
    expect(browser.stored.size).toBe(0);
  });

  it('loses nothing where the browser is full at photo 150 of 300, and says how many only this tab has', async () => {
    const browser = createFakeBrowser();
    browser.room = 150;
    const tab = browser.open();
    tab.queue.add('w', many(300));
    await settle();
    const isStored = tab.queue.state.current().photos.map((photo) => photo.isStored);
    expect(isStored.filter(Boolean)).toHaveLength(150);
    expect(isStored.indexOf(false)).toBe(150);
    // What the browser has survives the tab.
    tab.close();
    const later = browser.open();
    await settle();
    expect(later.queue.state.current().photos.map(({ file }) => file.name)).toEqual(
      many(150).map(({ name }) => name),
    );
  });

  it('uploads the other 150 in the open tab where the browser is full at photo 150 of 300', async () => {
    const browser = createFakeBrowser();
    browser.room = 150;
    const tab = browser.open();
    for (let index = 0; index < 10; index++) browser.works.set(`w${index}`, []);
    for (let index = 0; index < 10; index++) tab.queue.add(`w${index}`, many(30));
    await finishAll(tab);
    expect([...browser.works.values()].map((photos) => photos.length)).toEqual([0, 0, ...Array(10).fill(30)]);
    expect(browser.stored.size).toBe(0);
    expect(tab.queue.state.current().photos).toEqual([]);
  });

  it('makes two photos of one file that is chosen twice at once', async () => {
    const browser = createFakeBrowser();
    const tab = browser.open();
    const file = png('a.png');
    tab.queue.add('w', [file, file]);
    await finishAll(tab);
    const paths = browser.works.get('w')?.map(({ path }) => path);
    expect(new Set(paths).size).toBe(2);
    expect(browser.stored.size).toBe(0);
  });

  it('goes on by itself when the session is back', async () => {
    const browser = createFakeBrowser();
    const tab = browser.open();
    tab.queue.add('w', many(2));
    await settle();
    tab.fake.sendings[0]?.fail('signed-out');
    await settle();
    expect(browser.stored.size).toBe(2);
    // As the bar does with each session.
    tab.queue.goOn();
    await finishAll(tab);
    expect(browser.works.get('w')).toHaveLength(2);
  });

  it('goes on after its tab was closed, and does not send again what is stored', async () => {
    const browser = createFakeBrowser();
    const first = browser.open();
    first.queue.add('w', many(5));
    await settle();
    const [{ path = '' } = {}] = first.fake.sendings;
    first.close();
    const second = browser.open();
    // The first file had arrived, without an answer.
    second.fake.stored.set(path, RIGHT);
    await settle();
    expect(second.queue.state.current().photos).toHaveLength(5);
    await finishAll(second);
    expect(browser.works.get('w')).toHaveLength(5);
    expect(second.fake.sendings.map((sending) => sending.path)).not.toContain(path);
    expect(second.fake.sendings).toHaveLength(4);
    expect(browser.stored.size).toBe(0);
  });

  it('counts on where a closed tab has ended, and sends in the order of the files', async () => {
    const browser = createFakeBrowser();
    const first = browser.open();
    first.queue.add('w', many(12));
    await settle();
    for (let index = 0; index < 4; index++) {
      first.fake.sendings[index]?.arrive(RIGHT);
      await settle();
      const { photoId = '' } = first.fake.waiting[index] ?? {};
      first.fake.waiting[index]?.resolve(madePhoto(UID, photoId));
      await settle();
    }
    expect(first.queue.state.current().done).toHaveLength(4);
    first.close();
    const second = browser.open();
    await settle();
    expect(second.queue.state.current().done).toHaveLength(4);
    const names = second.queue.state.current().photos.map(({ file }) => file.name);
    expect(names).toEqual(
      many(12)
        .slice(4)
        .map(({ name }) => name),
    );
    await finishAll(second);
    expect(browser.works.get('w')).toHaveLength(12);
    expect(second.queue.state.current()).toMatchObject({ photos: [], isPaused: false });
    expect(new Set(second.queue.state.current().done)).toEqual(
      new Set(browser.works.get('w')?.map(({ path }) => photoIdOf(path))),
    );
  });

  it('leaves the files of an open tab to that tab, and takes them over when it is closed', async () => {
    const browser = createFakeBrowser();
    const [first, second] = [browser.open(), browser.open()];
    first.queue.add('w', many(4));
    await settle();
    expect(second.queue.state.current().photos).toEqual([]);
    first.close();
    await finishAll(second);
    expect(browser.works.get('w')).toHaveLength(4);
    expect(browser.stored.size).toBe(0);
  });

  it('keeps what is stored when it ends with the session', async () => {
    const browser = createFakeBrowser();
    const tab = browser.open();
    tab.queue.add('w', many(2));
    await settle();
    tab.queue.end();
    await settle();
    expect(browser.stored.size).toBe(2);
    expect(tab.queue.state.current().photos).toEqual([]);
    const later = browser.open();
    await finishAll(later);
    expect(browser.works.get('w')).toHaveLength(2);
  });

  it('adds each photo once and in the order of the files, whatever crashes and fails between', async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ what: fc.constant('arrive' as const), which: fc.nat(9) }) },
      { weight: 4, arbitrary: fc.record({ what: fc.constant('make' as const), which: fc.nat(9) }) },
      {
        weight: 1,
        arbitrary: fc.record({
          what: fc.constantFrom('crash', 'open', 'fail', 'add', 'away', 'back'),
          which: fc.nat(9),
        }),
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const browser = createFakeBrowser();
        const names = new Map<string, string>();
        let count = 0;
        let tab = browser.open();
        let remember = follow(tab, names, browser.stored);
        const add = async (number: number) => {
          tab.queue.add(
            'w',
            many(number).map((_, index) => png(String(count + index).padStart(3, '0'))),
          );
          count += number;
          await settle();
          remember();
        };
        await add(5);
        for (const { what, which } of steps) {
          const sending = tab.fake.sendings[which % Math.max(1, tab.fake.sendings.length)];
          const waiting = tab.fake.waiting[which % Math.max(1, tab.fake.waiting.length)];
          if (what === 'arrive') sending?.arrive(RIGHT);
          else if (what === 'make' && waiting) waiting.resolve(madePhoto(UID, waiting.photoId));
          else if (what === 'fail') sending?.fail('retries-over');
          else if (what === 'away') tab.setAway(true);
          else if (what === 'back') tab.setAway(false);
          else if (what === 'add' && count < 20) await add(3);
          else if (what === 'crash') {
            const arrived = tab.fake.sendings.filter(({ path }) =>
              tab.fake.waiting.some(({ photoId }) => path === originalPath(UID, photoId)),
            );
            tab.close();
            tab = browser.open();
            for (const { path } of arrived) tab.fake.stored.set(path, RIGHT);
            remember = follow(tab, names, browser.stored);
          }
          await settle();
          remember();
        }
        tab.setAway(false);
        for (let turn = 0; turn < 5; turn++) {
          for (const { id } of tab.queue.state.current().photos) tab.queue.retry(id);
          await settle();
          remember();
          await finishAll(tab);
        }
        const shown = namesIn(browser.works.get('w'), tab, names);
        expect(shown).toEqual(Array.from({ length: count }, (_, index) => String(index).padStart(3, '0')));
        expect(browser.stored.size).toBe(0);
        tab.close();
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});

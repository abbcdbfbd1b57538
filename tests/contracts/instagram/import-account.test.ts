import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type InstagramServer, startInstagram } from '../../../emulators/instagram/instagram.ts';
import type { InstagramFault } from '../../../emulators/instagram/instagram-faults.ts';
import { type MadeMedium, makeMedia } from '../../../emulators/instagram/made-media.ts';
import { accountSource } from '../../../functions/src/instagram/api/account-source.ts';
import {
  ImportEnded,
  importPage,
  type MediaSource,
  type ReadProgress,
} from '../../../functions/src/instagram/api/import-page.ts';
import type { InstagramApp } from '../../../functions/src/instagram/api/instagram-api.ts';
import { InstagramError } from '../../../functions/src/instagram/api/instagram-error.ts';
import { MemorySink } from '../../../functions/src/instagram/api/testing/memory-sink.ts';

const BEGIN: ReadProgress = { after: null, last: null, isListed: false, isRead: false };
const ADDRESS_LIFE = 3_600_000;

let server: InstagramServer;
let app: InstagramApp;
let now = Date.now();

beforeAll(async () => {
  const registered = { appId: '990', appSecret: 'secret', redirectUris: ['http://127.0.0.1/back'] };
  server = await startInstagram({ port: 0, app: registered, now: () => now });
  app = { appId: '990', appSecret: 'secret', redirectUri: 'http://127.0.0.1/back', origin: server.origin };
});
afterAll(() => server.stop());
afterEach(() => {
  server.faults.clear();
  server.state.addressLife = ADDRESS_LIFE;
});

/** A connected account with these media. */
function connected(username: string, media: MadeMedium[]): { source: MediaSource; token: string } {
  const { id } = server.state.addAccount(username, media);
  const token = server.state.issueToken(id, true);
  return { source: accountSource(app, token), token };
}

const mediaOf = (count: number) => makeMedia(count, { newest: Math.floor(now / 1_000) });
const photosIn = (media: readonly MadeMedium[]) => media.map(({ files }) => files.length);

/** What the import of an account counts, and the faults on its way. */
async function importAll(source: MediaSource, sink: MemorySink, onFault: () => void = () => {}) {
  const total = { found: 0, imported: 0, skipped: 0, failed: 0, pending: 0, faults: [] as string[] };
  const problems: string[] = [];
  for (let progress = BEGIN; !progress.isRead; ) {
    try {
      const report = await importPage(source, sink, progress);
      progress = report.next;
      for (const name of ['found', 'imported', 'skipped', 'failed'] as const) total[name] += report[name];
      total.pending += report.pending.length;
      problems.push(...report.problems.map(({ reason }) => reason));
    } catch (error) {
      if (!(error instanceof InstagramError)) throw error;
      total.faults.push(error.fault);
      if (error.fault === 'disconnected' || error.fault === 'refused' || total.faults.length > 9) break;
      onFault();
    }
  }
  return { ...total, problems };
}

describe('an import of an account', () => {
  it('has every medium once, with all of its photos', async () => {
    const media = mediaOf(120);
    const { source } = connected('all', media);
    const sink = new MemorySink();
    expect(await importAll(source, sink)).toEqual({
      found: 120,
      imported: 0,
      skipped: 0,
      failed: 0,
      pending: 120,
      faults: [],
      problems: [],
    });
    expect(sink.photoCounts).toEqual(photosIn(media));
  });

  const passing: [string, InstagramFault, string][] = [
    ['500 in the middle of it', { at: 'media', after: 1, times: 2, status: 500, code: 2 }, 'unavailable'],
    ['half a page', { at: 'media', after: 1, times: 1, cutOff: true }, 'unavailable'],
    ['the same page twice', { at: 'media', after: 1, times: 1, samePage: true }, 'unavailable'],
    ['429 for an hour', { at: 'media', after: 2, times: 3, status: 429, code: 4, minutes: 60 }, 'limited'],
    ['a file that is cut off', { at: 'file', after: 3, times: 1, cutOff: true }, 'unavailable'],
    ['500 for a file', { at: 'file', after: 3, times: 1, status: 500 }, 'unavailable'],
    ['429 for a file', { at: 'file', after: 3, times: 1, status: 429 }, 'limited'],
  ];
  it.each(passing)('goes on after %s', async (name, fault, expected) => {
    const media = mediaOf(60);
    const { source } = connected(`after ${name}`, media);
    server.faults.set(fault);
    const sink = new MemorySink();
    const { faults, ...total } = await importAll(source, sink);
    expect(total).toMatchObject({ found: 60, pending: 60, skipped: 0, failed: 0, problems: [] });
    expect(faults).toContain(expected);
    expect(sink.photoCounts).toEqual(photosIn(media));
  });

  const lasting: [string, InstagramFault, string][] = [
    ['400', { at: 'media', after: 1, status: 400, code: 100 }, 'refused'],
    ['190', { at: 'media', after: 1, status: 400, code: 190 }, 'disconnected'],
  ];
  it.each(lasting)('stops at %s, and a further run completes it', async (name, fault, expected) => {
    const media = mediaOf(60);
    const { source } = connected(`stopped by ${name}`, media);
    const sink = new MemorySink();
    server.faults.set(fault);
    expect((await importAll(source, sink)).faults).toEqual([expected]);
    server.faults.clear();
    expect(await importAll(source, sink)).toMatchObject({ pending: 60, failed: 0, problems: [] });
    expect(sink.photoCounts).toEqual(photosIn(media));
  });

  it('fetches photos whose addresses expired in the middle of a page', async () => {
    const media = mediaOf(20);
    const { source } = connected('expiring', media);
    server.state.addressLife = 60_000;
    let files = 0;
    const slow: MediaSource = {
      ...source,
      async file(address, most) {
        // An hour passes after the fifth file, and those that are named then are valid.
        if (++files === 5) now += 3_600_000;
        return source.file(address, most);
      },
    };
    const sink = new MemorySink();
    expect(await importAll(slow, sink)).toMatchObject({ pending: 20, failed: 0, problems: [] });
    expect(sink.photoCounts).toEqual(photosIn(media));
    expect(files).toBeGreaterThan(sink.photos.size);
  });

  it('names photos whose addresses expire at once', async () => {
    const { source } = connected('expired', mediaOf(3));
    server.state.addressLife = -60_000;
    const total = await importAll(source, new MemorySink());
    expect(total).toMatchObject({ found: 3, failed: 3, pending: 0 });
    expect(new Set(total.problems)).toEqual(new Set(['address-expired']));
  });

  it('has every medium once where two devices import it at once', async () => {
    const media = mediaOf(70);
    const { source } = connected('twice', media);
    const sink = new MemorySink();
    await Promise.all([importAll(source, sink), importAll(source, sink)]);
    expect(sink.photoCounts).toEqual(photosIn(media));
  });

  it('leaves nothing where it is undone while it is read', async () => {
    const { source } = connected('undone', mediaOf(60));
    for (const at of [1, 2, 10, 40]) {
      const sink = new MemorySink();
      let [step, undoing]: [number, Promise<void> | undefined] = [0, undefined];
      sink.before = () => {
        if (++step === at) undoing = sink.undo();
      };
      await importAll(source, sink).catch((error: unknown) => expect(error).toBeInstanceOf(ImportEnded));
      expect(undoing).toBeDefined();
      await undoing;
      expect([sink.items.size, sink.photos.size]).toEqual([0, 0]);
    }
  });

  it('has videos without covers and media without files as they are', async () => {
    const [photo, video] = mediaOf(2);
    if (photo === undefined || video === undefined) throw new Error('There are no media.');
    const hidden = [{ id: '1', isVideo: false, isHidden: true }];
    const { source } = connected('bare', [
      { ...photo, files: hidden },
      { ...video, files: [{ id: '2', isVideo: true, isHidden: true }] },
    ]);
    const sink = new MemorySink();
    expect(await importAll(source, sink)).toMatchObject({
      found: 2,
      imported: 1,
      failed: 1,
      problems: ['no-media'],
    });
    expect([...sink.items.values()].map(({ item }) => item.videos)).toEqual([1]);
  });
});

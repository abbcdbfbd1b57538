import { createHash, randomBytes } from 'node:crypto';
import { ARCHIVE_FILES, archivedList, manifest as manifestSchema } from '@waymark/model/archive/archive';
import {
  archivePath,
  type DataExport,
  dataExport,
  EXPORT_LIFETIME,
} from '@waymark/model/entities/data-export';
import { originalPath } from '@waymark/model/entities/original';
import { work } from '@waymark/model/entities/work';
import { newId } from '@waymark/model/ids';
import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { requestExport } from '../../functions/src/personal-data/archive/request-export.ts';
import { recordFailedExport, runExport } from '../../functions/src/personal-data/archive/run-export.ts';
import { sweepAccounts } from '../../functions/src/personal-data/sweep-accounts.ts';
import { readEntity } from '../../functions/src/platform/stored.ts';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { type Account, anAccount, askAccount, personalStore } from './accounts.ts';
import { originals } from './bucket.ts';
import { database } from './database.ts';
import { aMember } from './people.ts';
import { ORIGINAL, personalContent } from './personal-content.ts';
import { answered, refused } from './requests.ts';
import { soon } from './soon.ts';

const asked = z.strictObject({ archiveId: z.string() });

async function stateOf(uid: string): Promise<DataExport | undefined> {
  return readEntity(await database.doc(`users/${uid}/exports/latest`).get(), dataExport);
}

async function untilReady({ uid }: { uid: string }): Promise<DataExport & { state: 'ready' }> {
  return vi.waitFor(async () => {
    const state = await stateOf(uid);
    if (state?.state !== 'ready') throw new Error(`It is ${state?.state}`);
    return state;
  }, soon);
}

/** The files of the archive that the user downloads, by name. */
async function downloaded(account: Account): Promise<Map<string, Buffer>> {
  const { address } = await answered(
    await askAccount(account, 'export/download', { body: {} }),
    z.strictObject({ address: z.url() }),
  );
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toContain('waymark.zip');
  const files = new Map<string, Buffer>();
  for (const entry of await new ZipReader(new BlobReader(await response.blob())).getEntries()) {
    if (entry.directory) continue;
    files.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())));
  }
  return files;
}

describe('the archive of all data', () => {
  it('has everything of a creator, once, however often they ask for it', async () => {
    const account = await anAccount(['feature:creator-profile']);
    const content = await personalContent(account);
    const answers = await Promise.all(Array.from({ length: 4 }, () => askAccount(account, 'export')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 202]);
    const ids = await Promise.all(answers.map(async (answer) => asked.parse(await answer.json()).archiveId));
    expect(new Set(ids).size).toBe(1);

    const ready = await untilReady(account);
    expect(ready).toMatchObject({ archiveId: ids[0], works: 2, photos: 1, missing: 1 });
    const files = await downloaded(account);
    const json = (name: string): unknown => JSON.parse(String(files.get(name)));
    const manifest = manifestSchema.parse(json(ARCHIVE_FILES.manifest));
    expect(manifest).toMatchObject({ uid: account.uid, missing: [content.missingPhoto] });
    for (const { name, bytes, sha256 } of manifest.files) {
      const file = files.get(name) ?? Buffer.alloc(0);
      expect([name, file.byteLength]).toEqual([name, bytes]);
      expect([name, createHash('sha256').update(file).digest('hex')]).toEqual([name, sha256]);
    }
    expect([...files.keys()].toSorted()).toEqual(
      [...manifest.files.map(({ name }) => name), ARCHIVE_FILES.manifest].toSorted(),
    );

    const works = z
      .array(z.custom<unknown>((value) => work.safeParse(value).success))
      .parse(json(ARCHIVE_FILES.works));
    expect(works).toHaveLength(2);
    expect(json('public/markers.json')).toMatchObject([{ id: content.marker, ownerId: account.uid }]);
    expect(json('public/everything.geojson')).toMatchObject({
      type: 'FeatureCollection',
      features: [{ id: content.marker, geometry: { type: 'Point' } }],
    });
    const photoId = content.photo.slice(content.photo.lastIndexOf('/') + 1);
    expect(files.get(`photos/${photoId}.png`)).toEqual(ORIGINAL);
    const story = String(files.get(`stories/the-harbour-${content.story}.fr.md`));
    expect(story).toContain('# Le port\n\nLe port\n');
    expect(story).toContain(`![Tôt](../photos/${photoId}.png)`);
    expect(story).toMatch(new RegExp(`\\[.+\\]\\(http://[^)]+/fr/markers/${content.marker}\\)`));
    expect(
      z
        .array(z.custom<unknown>((value) => archivedList.safeParse(value).success))
        .parse(json(ARCHIVE_FILES.lists)),
    ).toHaveLength(1);
    expect(json(ARCHIVE_FILES.editedLists)).toMatchObject([{ id: content.othersList }]);
    // Its text belongs to another.
    expect(json(ARCHIVE_FILES.coWrittenStories)).toEqual([
      { id: content.othersStory, ownerId: expect.any(String), title: { en: 'Theirs' } },
    ]);
    expect(json(ARCHIVE_FILES.projects)).toHaveLength(1);
    expect(json(ARCHIVE_FILES.imports)).toMatchObject([{ items: [{ mediaId: '1' }] }]);
    expect(json(ARCHIVE_FILES.messages)).toMatchObject([{ to: content.creatorId }]);
    expect(json(ARCHIVE_FILES.profile)).toMatchObject({ id: content.creatorId });
    expect(json(ARCHIVE_FILES.settings)).toMatchObject({
      locale: 'fr',
      mail: { messages: false },
      follows: { creators: [expect.any(String)] },
      visits: { been: [content.marker], want: [] },
      accounts: [{ username: 'Ada' }],
    });
    const gpx = [...files].find(([name]) => name.endsWith('.gpx'));
    expect(String(gpx?.[1])).toContain(content.marker);
  });

  it.runIf(isFullRun)('arrives whole where it is larger than one part of its upload', async () => {
    const account = await anAccount();
    const photoId = newId();
    const photo = randomBytes(9 * 2 ** 20);
    await originals.file(originalPath(account.uid, photoId)).save(photo, {
      resumable: false,
      contentType: 'image/jpeg',
    });
    expect((await askAccount(account, 'export')).status).toBe(202);
    expect(await untilReady(account)).toMatchObject({ photos: 1, missing: 0 });
    expect((await downloaded(account)).get(`photos/${photoId}.jpg`)?.equals(photo)).toBe(true);
  });

  it('has the few things of a member who is no creator', async () => {
    const account = await anAccount();
    expect((await askAccount(account, 'export')).status).toBe(202);
    expect(await untilReady(account)).toMatchObject({ works: 0, photos: 0, missing: 0 });
    const files = await downloaded(account);
    expect(JSON.parse(String(files.get(ARCHIVE_FILES.settings)))).toBeNull();
    expect(String(files.get('README.txt'))).toContain('Vos données');
  });

  it('answers a second request of the same minute, also where it is ready by then', async () => {
    const { uid } = await aMember();
    const store = personalStore();
    const first = await requestExport(store, uid, 1_000);
    await runExport(store, { uid, ...first }, { origin: 'https://waymark.example' });
    const taken = vi.fn();
    // It was sent before the first one was ready, and another process looked at it later.
    const same = await requestExport(store, uid, 60_000, taken);
    expect(same).toEqual({ archiveId: first.archiveId, isNew: false });
    expect(taken).not.toHaveBeenCalled();
    expect((await requestExport(store, uid, 61_000, taken)).isNew).toBe(true);
    expect(taken).toHaveBeenCalledOnce();
  });

  it('is replaced by the next one, and deleted after seven days', async () => {
    const { uid } = await aMember();
    const store = personalStore();
    const first = await requestExport(store, uid, 1_000);
    await runExport(store, { uid, ...first }, { origin: 'https://waymark.example' });
    const second = await requestExport(store, uid, 62_000);
    expect(second.isNew).toBe(true);
    // The task of the first one comes again.
    expect(await runExport(store, { uid, ...first }, { origin: 'https://waymark.example' })).toBeUndefined();
    await runExport(store, { uid, ...second }, { origin: 'https://waymark.example', now: () => 63_000 });
    const files = async () =>
      (await originals.getFiles({ prefix: `exports/${uid}/` }))[0].map(({ name }) => name);
    expect(await files()).toEqual([archivePath(uid, second.archiveId)]);
    await sweepAccounts(store, 63_000 + EXPORT_LIFETIME, async () => {});
    expect(await files()).toEqual([]);
    expect(await stateOf(uid)).toBeUndefined();
  });

  it('says that it failed, and can be asked for again', async () => {
    const { uid } = await aMember();
    const store = personalStore();
    const first = await requestExport(store, uid, 1_000);
    await recordFailedExport(store, { uid, ...first }, 2_000);
    expect(await stateOf(uid)).toMatchObject({ state: 'failed' });
    expect((await requestExport(store, uid, 3_000)).isNew).toBe(true);
  });
});

describe('an archive is refused', () => {
  it('without both tokens of one user, and for bodies of another form', async () => {
    const [account, other] = [await anAccount(), await anAccount()];
    await refused(await askAccount({ accessToken: account.accessToken }, 'export'), 401, 'login_required');
    await refused(await askAccount({ ...account, accessToken: 'a.b.c' }, 'export'), 401, 'invalid_token');
    const mixed = { token: account.token, accessToken: other.accessToken };
    await refused(await askAccount(mixed, 'export'), 403, 'forbidden');
    for (const body of [{}, { accessToken: 7, locale: 'en' }, { accessToken: 'a', locale: 'de' }, []]) {
      await refused(await askAccount(account, 'export', { body }), 422, 'invalid');
    }
    const unknown = { accessToken: account.accessToken, locale: 'en', uid: other.uid };
    expect(await refused(await askAccount(account, 'export', { body: unknown }), 422, 'invalid')).toEqual([
      'uid unknown-field',
    ]);
    await refused(
      await askAccount(account, 'export', { body: { ...unknown, uid: 'x'.repeat(1_000_000) } }),
      422,
      'invalid',
    );
  });

  it('as a download while there is none', async () => {
    const account = await anAccount();
    await refused(await askAccount(account, 'export/download', { body: {} }), 404, 'not-found');
    await refused(await askAccount({}, 'export/download', { body: {} }), 401, 'login_required');
  });

  it('more than five times a day', async () => {
    const account = await anAccount();
    const store = personalStore();
    for (let time = 0; time < 5; time++) {
      const answer = await askAccount(account, 'export');
      expect(answer.status).toBe(202);
      const { archiveId } = asked.parse(await answer.json());
      await recordFailedExport(store, { uid: account.uid, archiveId }, Date.now());
      await vi.waitFor(async () => expect((await stateOf(account.uid))?.state).not.toBe('making'), soon);
    }
    await refused(await askAccount(account, 'export'), 429, 'too-many');
  });
});

import { MAX_IMPORT_ITEMS } from '@waymark/model/entities/import-problems';
import { uploadedPhotoPath } from '@waymark/model/entities/original';
import { QUOTAS, quotasPath } from '@waymark/model/entities/quotas';
import { newId } from '@waymark/model/ids';
import { examplePhoto } from '@waymark/model/testing/examples';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startApiImport } from '../../functions/src/instagram/api-import.ts';
import { claimItems } from '../../functions/src/instagram/claim-items.ts';
import { settlePhotos } from '../../functions/src/instagram/settle-photos.ts';
import { stored } from '../../functions/src/platform/stored.ts';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { bucket, originals } from './bucket.ts';
import { writeDocument } from './content.ts';
import { database } from './database.ts';
import { add, anImport, CAPTION, claimsOf, found, itemsOf, send } from './own-imports.ts';
import { aCreator, aMember, type Person } from './people.ts';
import { refused } from './requests.ts';
import { soon } from './soon.ts';

const STORE = { db: database, originals, variants: bucket };

describe('the items of an archive', () => {
  it('are added once, whatever imports them and however often', async () => {
    const creator = await aCreator();
    const [one, other] = [await anImport(creator.uid), await anImport(creator.uid)];
    const response = await add(creator, one, [found('t-1'), found('t-2'), found('t-1')]);
    expect([response.status, await response.json()]).toEqual([200, { skipped: [] }]);
    expect(await (await add(creator, one, [found('t-1')])).json()).toEqual({ skipped: [] });
    expect(await (await add(creator, other, [found('t-2'), found('t-3')])).json()).toEqual({
      skipped: ['t-2'],
    });
    expect([await itemsOf(one), await itemsOf(other)]).toEqual([['t-1', 't-2'], ['t-3']]);
    const [item] = (await database.collection(`instagramImports/${one}/items`).get()).docs;
    expect(item?.data()).toMatchObject({ caption: CAPTION, photoIds: [], state: 'new' });
  });

  it.runIf(isFullRun)('are one where two imports add them at once', async () => {
    const creator = await aCreator();
    const runs = [await anImport(creator.uid), await anImport(creator.uid)];
    const items = Array.from({ length: 40 }, (_, index) => found(`t-${index}`));
    await Promise.all(runs.map((id) => add(creator, id, items)));
    const all = (await Promise.all(runs.map(itemsOf))).flat();
    expect(all.toSorted()).toEqual(items.map(({ mediaId }) => mediaId).toSorted());
  });

  it('belong to one import by the key of the archive and by the id of the API', async () => {
    const { uid } = await aCreator();
    const [archive, api] = [await anImport(uid), await anImport(uid, { source: 'api' })];
    await claimItems(database, { uid, importId: archive, items: [{ item: found('t-1'), otherKeys: [] }] });
    const claimed = await claimItems(database, {
      uid,
      importId: api,
      items: [
        { item: found('178'), otherKeys: ['t-1'] },
        { item: found('179'), otherKeys: ['t-2'] },
      ],
    });
    expect(claimed).toEqual({ created: ['179'], there: [], skipped: ['178'] });
    expect(await claimsOf(uid)).toEqual(['179', 't-1', 't-2']);
  });

  it('are refused where the import is not theirs or does not run, and where they break the schema', async () => {
    const [creator, other] = [await aCreator(), await aCreator()];
    const running = await anImport(creator.uid);
    await refused(await add(other, running, [found('a')]), 404, 'not-found');
    await refused(await add(creator, newId(), [found('a')]), 404, 'not-found');
    await refused(await add(creator, 'a.b', [found('a')]), 404, 'not-found');
    const paused = await anImport(creator.uid, { status: 'paused' });
    await refused(await add(creator, paused, [found('a')]), 409, 'conflict');
    for (const items of [
      [],
      [{ ...found('a'), mediaId: '../x' }],
      [{ ...found('a'), photosFound: 41 }],
      [{ ...found('a'), state: 'new' }],
      Array(101).fill(found('a')),
    ]) {
      const response = await send(creator, 'POST', `imports/${running}/items`, { items });
      expect(await refused(response, 422, 'invalid')).not.toEqual([]);
    }
    await refused(await add(await aMember(), running, [found('a')]), 403, 'forbidden');
    expect(await itemsOf(running)).toEqual([]);
  });
});

describe('an import from an account', () => {
  const connected = ({ uid }: Person, fields: object = {}) => {
    const connection = { username: 'ada', state: 'connected', since: 1_000, expiresAt: 2_000, ...fields };
    return writeDocument(`users/${uid}/integrations/instagram`, connection);
  };
  const importsOf = async ({ uid }: Person) => {
    const { docs } = await database.collection('instagramImports').where('ownerId', '==', uid).get();
    onTestFinished(() => Promise.all(docs.map(({ ref }) => database.recursiveDelete(ref))).then(() => {}));
    return docs.map(({ id }) => id);
  };

  it.runIf(isFullRun)('runs one at a time, even where several requests start it at once', async () => {
    const creator = await aCreator();
    await connected(creator);
    const ids = await Promise.all([1, 2, 3, 4].map((now) => startApiImport(database, creator.uid, now)));
    expect(new Set(ids).size).toBe(1);
    expect(await importsOf(creator)).toEqual([ids[0]]);
  });

  it('needs a connected account', async () => {
    const creator = await aCreator();
    await refused(await send(creator, 'POST', 'imports'), 409, 'conflict');
    await connected(creator, { state: 'expired' });
    await refused(await send(creator, 'POST', 'imports'), 409, 'conflict');
    expect(await importsOf(creator)).toEqual([]);
  });

  it.runIf(isFullRun)(
    'leaves one record where six requests start it at once, and none without a connection',
    async () => {
      const [creator, stranger] = [await aCreator(), await aCreator()];
      const six = (who: Person) => Promise.all(Array.from({ length: 6 }, () => send(who, 'POST', 'imports')));
      for (const response of await six(stranger)) await refused(response, 409, 'conflict');
      expect(await importsOf(stranger)).toEqual([]);
      // The connection has no token: the import fails at once, and the connection is over with it.
      await connected(creator);
      const statuses = (await six(creator)).map(({ status }) => status);
      expect(statuses).toContain(201);
      expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
      const [id, ...others] = await importsOf(creator);
      expect(others).toEqual([]);
      const run = database.doc(`instagramImports/${id}`);
      await vi.waitFor(async () => expect((await run.get()).get('failure')).toBe('disconnected'), soon);
      await refused(await send(creator, 'POST', 'imports'), 409, 'conflict');
      expect(await importsOf(creator)).toEqual([id]);
    },
  );

  it('notices photos for which the account has no room, and keeps their items for later', async () => {
    const { uid } = await aCreator();
    const importId = await anImport(uid, { source: 'api' });
    const [storedId, refusedId] = [newId(), newId()];
    const photo = { generation: '1', createdAt: 1_000 };
    const ready = { ...photo, state: 'ready', width: 9, height: 6, thumbhash: examplePhoto().thumbhash };
    await writeDocument(uploadedPhotoPath(uid, storedId), { ...ready, id: storedId });
    await writeDocument(uploadedPhotoPath(uid, refusedId), {
      ...photo,
      state: 'failed',
      reason: 'over-quota',
      id: refusedId,
    });
    const items = database.collection(`instagramImports/${importId}/items`);
    const item = { ...found('a'), photosFound: 2, photoIds: [storedId, refusedId], state: 'new' };
    await items.doc('a').set(stored.encode(item, 'mediaId'));
    await items.doc('b').set(stored.encode({ ...item, mediaId: 'b', photoIds: [storedId] }, 'mediaId'));
    const settled = await settlePhotos(STORE, { uid, importId }, { pending: ['a', 'b'], waits: 0 });
    expect(settled).toEqual({
      pending: [],
      refused: ['a'],
      imported: 1,
      failed: 0,
      problems: [],
      failure: 'storage-full',
    });
    expect((await items.doc('a').get()).get('photoIds')).toEqual([storedId]);
    expect((await items.doc('b').get()).get('photo')).toMatchObject({ width: 9, height: 6 });
  });

  it('notices refused photos whose record is gone already, all of them at once, and stores them again', async () => {
    const { uid } = await aCreator();
    const importId = await anImport(uid, { source: 'api' });
    const items = database.collection(`instagramImports/${importId}/items`);
    const ids = Array.from({ length: 250 }, (_, index) => `m${index}`);
    const writing = database.batch();
    for (const id of ids) {
      const item = { ...found(id), mediaId: id, photosFound: 1, photoIds: [newId()], state: 'new' };
      writing.set(items.doc(id), stored.encode(item, 'mediaId'));
    }
    await writing.commit();
    const run = { uid, importId };
    // Right after it was stored, a photo has no record yet.
    expect(await settlePhotos(STORE, run, { pending: ids, waits: 0 })).toMatchObject({ refused: [] });
    const settled = await settlePhotos(STORE, run, { pending: ids, waits: 1 });
    expect(settled).toMatchObject({ pending: [], refused: ids, failed: 0, failure: 'too-many-today' });
    expect((await items.doc('m249').get()).get('photoIds')).toEqual([]);
  });

  it('does not fail once more for photos that were refused before it went on', async () => {
    const { uid } = await aCreator();
    const importId = await anImport(uid, { source: 'api' });
    const item = { ...found('a'), photosFound: 1, photoIds: [newId()], state: 'new' };
    await database.doc(`instagramImports/${importId}/items/a`).set(stored.encode(item, 'mediaId'));
    expect(
      await settlePhotos(STORE, { uid, importId }, { pending: ['a'], waits: 0, isRefused: true }),
    ).toMatchObject({ refused: ['a'], failure: undefined });
  });

  it('is refused to a creator who has as many imports as they may have', async () => {
    const [creator, raised] = [await aCreator(), await aCreator()];
    await Promise.all([connected(creator), connected(raised)]);
    const used = { imports: QUOTAS.imports };
    await database.doc(quotasPath(creator.uid)).set({ used });
    await database.doc(quotasPath(raised.uid)).set({ used, raised: { imports: QUOTAS.imports + 1 } });
    await refused(await send(creator, 'POST', 'imports'), 409, 'quota-full');
    expect(await importsOf(creator)).toEqual([]);
    const id = await startApiImport(database, raised.uid, 1);
    expect(await importsOf(raised)).toEqual([id]);
  });
});

describe('the problems of an import', () => {
  const problem = { item: 'Sunset 🌅', reason: 'unreadable' };
  const put = (who: Person, id: string, problems: unknown) =>
    send(who, 'PUT', `imports/${id}/problems`, { problems });

  it('are replaced by the browser that reads its archive', async () => {
    const creator = await aCreator();
    const id = await anImport(creator.uid, { problems: [] });
    for (const problems of [Array(50).fill(problem), [problem], []]) {
      expect((await put(creator, id, problems)).status).toBe(204);
      expect((await database.doc(`instagramImports/${id}`).get()).get('problems')).toEqual(problems);
    }
  });

  it('are refused where they break the schema, or the import is another one', async () => {
    const [creator, other] = [await aCreator(), await aCreator()];
    const id = await anImport(creator.uid, { problems: [] });
    for (const problems of [
      Array(51).fill(problem),
      [{ ...problem, item: 'x'.repeat(201) }],
      [{ ...problem, reason: 'other' }],
      [{ ...problem, more: 'x' }],
      ['unreadable'],
      null,
    ]) {
      await refused(await put(creator, id, problems), 422, 'invalid');
    }
    await refused(await put(other, id, [problem]), 404, 'not-found');
    await refused(await put(creator, newId(), [problem]), 404, 'not-found');
    await refused(await put(await aMember(), id, [problem]), 403, 'forbidden');
    const api = await anImport(creator.uid, { source: 'api', problems: [] });
    await refused(await put(creator, api, [problem]), 409, 'conflict');
    expect((await database.doc(`instagramImports/${id}`).get()).get('problems')).toEqual([]);
  });
});

describe('an import that is full', () => {
  it('takes no more items, and says so; those that it has can be sent again', async () => {
    const creator = await aCreator();
    const id = await anImport(creator.uid);
    await database.doc(`instagramImports/${id}/progress/items`).set({ items: MAX_IMPORT_ITEMS - 2 });
    expect((await add(creator, id, [found('a')])).status).toBe(200);
    await refused(await add(creator, id, [found('b'), found('c')]), 409, 'too-many-items');
    expect((await add(creator, id, [found('a'), found('b')])).status).toBe(200);
    expect((await add(creator, id, [found('a'), found('b')])).status).toBe(200);
    await refused(await add(creator, id, [found('c')]), 409, 'too-many-items');
    expect(await itemsOf(id)).toEqual(['a', 'b']);
  });

  it('counts what was added before there was a count', async () => {
    const creator = await aCreator();
    const id = await anImport(creator.uid);
    await add(creator, id, [found('a'), found('b')]);
    const count = database.doc(`instagramImports/${id}/progress/items`);
    await count.delete();
    await add(creator, id, [found('c')]);
    expect((await count.get()).data()).toEqual({ items: 3 });
  });
});

import { describe, expect, it, vi } from 'vitest';
import { removeItems } from '../../functions/src/instagram/remove-items.ts';
import { contentOf } from './content.ts';
import { database } from './database.ts';
import { add, anImport, claimsOf, found, isStored, itemsOf, send, store, withPhoto } from './own-imports.ts';
import { aCreator } from './people.ts';
import { refused } from './requests.ts';
import { soon } from './soon.ts';
import { change, draft } from './works.ts';

describe('an import that is undone', () => {
  it('loses what was not changed since, with its photos and drafts, and keeps the rest', async () => {
    const creator = await aCreator();
    const { uid } = creator;
    const id = await anImport(uid);
    const names = ['drafted', 'edited', 'ignored', 'new', 'placed', 'shown'];
    await add(
      creator,
      id,
      names.map((name) => found(name)),
    );
    const workIds = [await draft(uid, 'marker', {}), await draft(uid, 'marker', {})];
    await change(uid, workIds[1] ?? '', { 'content.tags': ['edited'] });
    const photos = {
      drafted: await withPhoto(uid, id, 'drafted', { state: 'converted', workId: workIds[0] }),
      edited: await withPhoto(uid, id, 'edited', { state: 'converted', workId: workIds[1] }),
      ignored: await withPhoto(uid, id, 'ignored', { state: 'ignored' }),
      new: await withPhoto(uid, id, 'new'),
      placed: await withPhoto(uid, id, 'placed', { positionFrom: 'person' }),
      shown: await withPhoto(uid, id, 'shown'),
    };
    await draft(uid, 'marker', { ...contentOf('marker', uid), photos: [{ path: photos.shown }] });
    await database.doc(`instagramImports/${id}`).update({ status: 'done' });

    await removeItems(store, { uid, importId: id, which: 'unchanged' });

    expect(await itemsOf(id)).toEqual(['edited', 'placed']);
    expect(await claimsOf(uid)).toEqual(['edited', 'placed']);
    const stored = await Promise.all(
      Object.entries(photos).map(async ([name, path]) => [name, await isStored(path)]),
    );
    expect(Object.fromEntries(stored)).toEqual({
      drafted: false,
      edited: true,
      ignored: false,
      new: false,
      placed: true,
      shown: true,
    });
    const works = await Promise.all(workIds.map((work) => database.doc(`users/${uid}/works/${work}`).get()));
    expect(works.map(({ exists }) => exists)).toEqual([false, true]);
    // Undoing it again changes nothing.
    await removeItems(store, { uid, importId: id, which: 'unchanged' });
    expect(await itemsOf(id)).toEqual(['edited', 'placed']);
  });

  it('loses a photo that only an item of another user names', async () => {
    const [creator, other] = [await aCreator(), await aCreator()];
    const [id, foreign] = [await anImport(creator.uid), await anImport(other.uid)];
    await add(creator, id, [found('a')]);
    await add(other, foreign, [found('b')]);
    const path = await withPhoto(creator.uid, id, 'a');
    const photoIds = [path.slice(path.lastIndexOf('/') + 1)];
    await database.doc(`instagramImports/${foreign}/items/b`).update({ photoIds });
    await removeItems(store, { uid: creator.uid, importId: id, which: 'unchanged' });
    expect(await isStored(path)).toBe(false);
  });

  it('has ended before, and is undone by a task', async () => {
    const creator = await aCreator();
    const id = await anImport(creator.uid);
    await add(creator, id, [found('a')]);
    await refused(await send(creator, 'POST', `imports/${id}/undo`), 409, 'conflict');
    await refused(await send(await aCreator(), 'POST', `imports/${id}/undo`), 404, 'not-found');
    await database.doc(`instagramImports/${id}`).update({ status: 'cancelled' });
    expect((await send(creator, 'POST', `imports/${id}/undo`)).status).toBe(204);
    await vi.waitFor(async () => expect(await itemsOf(id)).toEqual([]), soon);
    expect((await database.doc(`instagramImports/${id}`).get()).get('status')).toBe('undone');
    // Another import may have it then.
    expect(await (await add(creator, await anImport(creator.uid), [found('a')])).json()).toEqual({
      skipped: [],
    });
  });
});

describe('an import that is deleted', () => {
  it('loses all of its items, and its address stays taken', async () => {
    const creator = await aCreator();
    const id = await anImport(creator.uid);
    await add(creator, id, [found('a'), found('b')]);
    await database.doc(`instagramImports/${id}/items/b`).update({ positionFrom: 'person' });
    await refused(await send(await aCreator(), 'DELETE', `imports/${id}`), 404, 'not-found');
    expect((await send(creator, 'DELETE', `imports/${id}`)).status).toBe(204);
    expect((await database.doc(`instagramImports/${id}`).get()).exists).toBe(false);
    expect((await database.doc(`instagramImports/${id}/traces/deleted`).get()).exists).toBe(true);
    await vi.waitFor(async () => expect(await itemsOf(id)).toEqual([]), soon);
    await vi.waitFor(async () => expect(await claimsOf(creator.uid)).toEqual([]), soon);
    await refused(await send(creator, 'DELETE', `imports/${id}`), 404, 'not-found');
  });

  it('loses its photos, apart from those that something else shows', async () => {
    const creator = await aCreator();
    const { uid } = creator;
    const id = await anImport(uid);
    await add(
      creator,
      id,
      ['drafted', 'placed', 'shown'].map((name) => found(name)),
    );
    const workId = await draft(uid, 'marker', {});
    const drafted = await withPhoto(uid, id, 'drafted', { state: 'converted', workId });
    const placed = await withPhoto(uid, id, 'placed', { positionFrom: 'person' });
    const shown = await withPhoto(uid, id, 'shown');
    await draft(uid, 'marker', { ...contentOf('marker', uid), photos: [{ path: shown }] });
    await removeItems(store, { uid, importId: id, which: 'all' });
    expect(await itemsOf(id)).toEqual([]);
    expect(await Promise.all([drafted, placed, shown].map(isStored))).toEqual([false, false, true]);
    // The draft stays.
    expect((await database.doc(`users/${uid}/works/${workId}`).get()).exists).toBe(true);
  });
});

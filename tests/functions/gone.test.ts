import { PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import { newId } from '@waymark/model/ids';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { followRemoval } from '../../functions/src/publish/removed-address.ts';
import { contentOf, publicItem } from './content.ts';
import { database } from './database.ts';
import { changeProfile, newHandle, profile } from './joins.ts';
import { deleteList, ownList, restoreList } from './list-sharing.ts';
import { askPayload } from './payloads.ts';
import { aCreator, aMember, type CreatorPerson } from './people.ts';
import { ADDRESS, ask, publish, published, refused, unpublish } from './requests.ts';
import { soon } from './soon.ts';
import { change, draft } from './works.ts';

async function publishedMarker(creator: CreatorPerson): Promise<{ workId: string; path: string }> {
  const workId = await draft(creator.uid, 'marker', contentOf('marker', creator.uid));
  const { id } = await published(await publish(creator, workId));
  onTestFinished(() => forget(`markers/addresses/${id}`));
  return { workId, path: `/markers/${id}` };
}

async function forget(path: string): Promise<void> {
  await database.doc(`removed/${path}`).delete();
}

async function untilStatus(path: string, status: number): Promise<void> {
  await vi.waitFor(async () => expect((await askPayload(path)).status).toBe(status), soon);
}

const recordOf = async (path: string) =>
  (await database.doc(`removed${path.replace(/\/(\w+)$/, '/addresses/$1')}`).get()).data();

describe('what its owner takes away', () => {
  it('is gone, without another word of it, until it is published again', async () => {
    const creator = await aCreator();
    const { workId, path } = await publishedMarker(creator);
    expect((await askPayload(path)).status).toBe(200);

    await unpublish(creator, workId);

    await untilStatus(path, 410);
    const response = await askPayload(path);
    expect(response.headers.get('ETag')).toBeNull();
    await refused(response, 410, 'gone');
    expect(Object.keys((await recordOf(path)) ?? {})).toEqual(['purgeAt']);
    for (const locale of ['', '/fr']) {
      const page = await ask(locale + path);
      expect(page.status).toBe(410);
      expect(page.headers.get('Cache-Control')).toBe('no-store');
      expect(await page.text()).toContain('<meta name="robots" content="noindex">');
    }

    await published(await publish(creator, workId));
    await vi.waitFor(async () => expect(await recordOf(path)).toBeUndefined(), soon);
    expect((await askPayload(path)).status).toBe(200);
  });

  it('is gone while it is in the trash', async () => {
    const creator = await aCreator();
    const { workId, path } = await publishedMarker(creator);
    await change(creator.uid, workId, { deletedAt: new Date() });
    await untilStatus(path, 410);
  });

  it('is gone where it was a list, until it is restored', async () => {
    const owner = await aMember();
    const listId = await ownList(owner, { visibility: 'unlisted' });
    onTestFinished(async () => {
      await database.doc(`deletedLists/${listId}`).delete();
      await forget(`lists/addresses/${listId}`);
    });
    expect((await deleteList(owner, listId)).status).toBe(204);
    await untilStatus(`/lists/${listId}`, 410);

    expect((await restoreList(owner, listId)).status).toBe(204);
    await untilStatus(`/lists/${listId}`, 200);
    await vi.waitFor(async () => expect(await recordOf(`/lists/${listId}`)).toBeUndefined(), soon);
  });
});

describe('what looks as if it had never been there', () => {
  it.each(PUBLISHED_KINDS)('is a %s that never was', async (kind) => {
    await refused(await askPayload(`/${kind}s/${newId()}`), 404, 'not-found');
  });

  it('is a draft under the id of its work', async () => {
    const creator = await aCreator();
    const workId = await draft(creator.uid, 'marker', contentOf('marker', creator.uid));
    await refused(await askPayload(`/markers/${workId}`), 404, 'not-found');
  });

  it('is a private list, and one that was private when its owner deleted it', async () => {
    const owner = await aMember();
    const listId = await ownList(owner);
    const before = await database.doc(`lists/${listId}`).get();
    onTestFinished(async () => {
      await database.doc(`deletedLists/${listId}`).delete();
    });
    await refused(await askPayload(`/lists/${listId}`), 404, 'not-found');
    expect((await deleteList(owner, listId)).status).toBe(204);

    await followRemoval(database, 'list', { id: listId, before, after: undefined });

    await refused(await askPayload(`/lists/${listId}`), 404, 'not-found');
  });

  it('is what a suspension hides', async () => {
    const creator = await aCreator({ status: 'suspended' });
    const id = await publicItem('marker', { ownerId: creator.uid, creatorId: creator.creatorId });
    const ref = database.doc(`markers/${id}`);
    const before = await ref.get();
    await ref.delete();

    await followRemoval(database, 'marker', { id, before, after: undefined });

    await refused(await askPayload(`/markers/${id}`), 404, 'not-found');
  });
});

it('an event that comes late takes nothing away that is there again', async () => {
  const id = await publicItem('marker');
  onTestFinished(() => forget(`markers/addresses/${id}`));
  const before = await database.doc(`markers/${id}`).get();

  await followRemoval(database, 'marker', { id, before, after: undefined });

  expect(await recordOf(`/markers/${id}`)).toBeUndefined();
  expect((await askPayload(`/markers/${id}`)).status).toBe(200);
});

it.each(['', '/fr'])('a page of a creator moves with the handle for good (prefix %j)', async (prefix) => {
  const creator = await aCreator();
  const [first, second] = [newHandle(), newHandle()];
  for (const handle of [first, second]) {
    expect((await changeProfile(creator, profile(creator, { handle, contactable: true }))).status).toBe(204);
  }
  for (const old of [first, creator.creatorId]) {
    for (const rest of ['', '/contact']) {
      const response = await ask(`${prefix}/creators/${old}${rest}?at=1,2,3`, {
        headers: { 'X-Forwarded-Host': 'evil.example' },
      });
      expect(response.status).toBe(301);
      const location = decodeURIComponent(response.headers.get('Location') ?? '');
      expect(location).toBe(`${prefix}/creators/${second}${rest}?at=1,2,3`);
      expect(response.headers.get('Cache-Control')).toContain('s-maxage=60');
    }
  }
  const page = await ask(`${prefix}/creators/${second}`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(`rel="canonical" href="${ADDRESS}${prefix}/creators/${second}"`);
});

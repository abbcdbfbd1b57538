import { newId } from '@waymark/model/ids';
import { describe, expect, it } from 'vitest';
import { contentOf } from './content.ts';
import { database } from './database.ts';
import { aCreator, somebody } from './people.ts';
import { publish, published, purge, refused } from './requests.ts';
import { change, draft, publicOf } from './works.ts';

async function isThere(uid: string, workId: string): Promise<boolean> {
  return (await database.doc(`users/${uid}/works/${workId}`).get()).exists;
}

describe('a creator deletes for good', () => {
  it('what is in their trash, once published or not, and nothing else; asked again, nothing changes', async () => {
    const creator = await aCreator();
    const content = await contentOf('marker', creator.uid);
    const [inTrash, notInTrash, wasPublic] = [
      await draft(creator.uid, 'pin', {}, { deletedAt: Date.now() }),
      await draft(creator.uid, 'pin', {}),
      await draft(creator.uid, 'marker', content),
    ];
    await published(await publish(creator, wasPublic));
    await change(creator.uid, wasPublic, { deletedAt: new Date() });

    for (const time of ['once', 'again']) {
      const answer = await purge(creator, [inTrash, notInTrash, wasPublic, newId()]);
      expect(answer.status, time).toBe(204);
      expect(await isThere(creator.uid, inTrash)).toBe(false);
      expect(await isThere(creator.uid, wasPublic)).toBe(false);
      expect(await isThere(creator.uid, notInTrash)).toBe(true);
      expect(await publicOf('marker', creator.uid)).toEqual([]);
    }
  });

  it('nothing of somebody else’s', async () => {
    const [owner, other] = [await aCreator(), await aCreator()];
    const workId = await draft(owner.uid, 'pin', {}, { deletedAt: Date.now() });
    expect((await purge(other, [workId])).status).toBe(204);
    expect(await isThere(owner.uid, workId)).toBe(true);
  });
});

describe('nothing is deleted for good', () => {
  it('for nobody, and for who is no creator', async () => {
    await refused(await purge(undefined, [newId()]), 401, 'login_required');
    await refused(await purge(await somebody(), [newId()]), 403, 'forbidden');
  });

  it.each([
    ['none', []],
    ['more than twenty', Array.from({ length: 21 }, newId)],
    ['what can be no id', ['../creators/x']],
    ['no list', 'x'],
  ])('where %s are named: 422', async (_, ids) => {
    expect((await refused(await purge(await aCreator(), ids), 422, 'invalid')).length).toBeGreaterThan(0);
  });
});

import { newId } from '@waymark/model/ids';
import { describe, expect, it } from 'vitest';
import { contentOf } from './content.ts';
import { database } from './database.ts';
import { aCreator, aMember } from './people.ts';
import { publish, published, purge, refused } from './requests.ts';
import { change, draft, publicOf } from './works.ts';

async function isThere(uid: string, workId: string): Promise<boolean> {
  return (await database.doc(`users/${uid}/works/${workId}`).get()).exists;
}

describe('deleting for good, by a creator,', () => {
  it('removes works in their trash, published before or not, and nothing else; a second request changes nothing', async () => {
    const creator = await aCreator();
    const content = contentOf('marker', creator.uid);
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

  it('removes no work of another creator', async () => {
    const [owner, other] = [await aCreator(), await aCreator()];
    const workId = await draft(owner.uid, 'pin', {}, { deletedAt: Date.now() });
    expect((await purge(other, [workId])).status).toBe(204);
    expect(await isThere(owner.uid, workId)).toBe(true);
  });
});

describe('deleting for good is refused', () => {
  it('for a visitor, and for a member who is no creator', async () => {
    await refused(await purge(undefined, [newId()]), 401, 'login_required');
    await refused(await purge(await aMember(), [newId()]), 403, 'forbidden');
  });

  it.each([
    ['none', []],
    ['more than twenty', Array.from({ length: 21 }, newId)],
    ['an invalid id', ['../creators/x']],
    ['no list', 'x'],
  ])('for a request with %s: 422', async (_, ids) => {
    expect((await refused(await purge(await aCreator(), ids), 422, 'invalid')).length).toBeGreaterThan(0);
  });
});

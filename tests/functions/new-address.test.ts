import { ownLinks } from '@waymark/model/entities/own-links';
import { visitsPath } from '@waymark/model/entities/visits';
import { newId } from '@waymark/model/ids';
import { expect, it, vi } from 'vitest';
import { countLinks } from '../../functions/src/publish/new-address/count-links.ts';
import { followNewAddress } from '../../functions/src/publish/new-address/follow-new-address.ts';
import { type AnyContent, contentOf, publicItem, writeDocument } from './content.ts';
import { database } from './database.ts';
import { aCreator, aMember, type CreatorPerson } from './people.ts';
import { askFor } from './requests.ts';
import { soon } from './soon.ts';
import { change, draft, edit, onlyPublicOf, publicOf, publishedAtOnce, workOf } from './works.ts';

async function aPin(creator: CreatorPerson, precision = 'exact') {
  const workId = await draft(creator.uid, 'pin', { ...contentOf('pin', creator.uid), precision });
  const { id } = await publishedAtOnce(creator.uid, workId);
  return { workId, id };
}

/** Publishes a pin as an approximate one. @returns its new id */
async function moved({ uid }: CreatorPerson, workId: string): Promise<string> {
  await edit(uid, workId, { precision: 'approximate' });
  return (await publishedAtOnce(uid, workId)).id;
}

const bodyWith = (id: string) =>
  JSON.stringify({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Early' }] },
      { type: 'place', attrs: { kind: 'pin', id } },
      { type: 'map', attrs: { places: [{ kind: 'pin', id }] } },
    ],
  });

const linksTo = (id: string): AnyContent => ({
  places: [{ kind: 'pin', id }],
  body: { en: bodyWith(id), fr: bodyWith(id) },
});

async function aStory({ uid }: CreatorPerson, links: AnyContent): Promise<string> {
  const workId = await draft(uid, 'post', { ...contentOf('post', uid), ...links });
  await publishedAtOnce(uid, workId);
  return workId;
}

/** The entry of a list that holds a pin. */
async function anEntry(ownerId: string, id: string) {
  const list = await publicItem('list', { ownerId });
  const entry = `lists/${list}/items/${newId()}`;
  await writeDocument(entry, { kind: 'pin', id, order: 'a', note: { en: 'First' } });
  return database.doc(entry);
}

it('the stories, lists and marks of its creator link to the new address of a pin, published or not', async () => {
  const creator = await aCreator();
  const { uid } = creator;
  const pin = await aPin(creator);
  const story = await aStory(creator, linksTo(pin.id));
  const sketch = await draft(uid, 'post', { title: { en: 'A sketch' }, ...linksTo(pin.id) });
  const entry = await anEntry(uid, pin.id);
  await database.doc(visitsPath(uid)).set({ been: [pin.id], want: [] });
  const before = await onlyPublicOf('post', uid);

  const id = await moved(creator, pin.workId);
  await followNewAddress(database, uid, pin.workId);

  expect(await workOf(uid, story)).toMatchObject({
    state: 'published',
    revision: 2,
    publishedRevision: 2,
    content: linksTo(id),
  });
  expect(await onlyPublicOf('post', uid)).toEqual({ ...before, ...linksTo(id) });
  expect(await workOf(uid, sketch)).toMatchObject({ state: 'draft', revision: 2, content: linksTo(id) });
  expect((await entry.get()).data()).toEqual({ kind: 'pin', id, order: 'a', note: { en: 'First' } });
  expect((await database.doc(visitsPath(uid)).get()).data()).toEqual({ been: [id], want: [] });
  expect(await workOf(uid, pin.workId)).not.toHaveProperty('formerIds');
});

it('a story with later changes keeps them to itself, and its published version links to the new address', async () => {
  const creator = await aCreator();
  const { uid } = creator;
  const pin = await aPin(creator);
  const story = await aStory(creator, linksTo(pin.id));
  await edit(uid, story, { places: [], body: { en: 'unfinished' } });

  const id = await moved(creator, pin.workId);
  await followNewAddress(database, uid, pin.workId);

  expect(await workOf(uid, story)).toMatchObject({ state: 'changed', revision: 2, publishedRevision: 1 });
  expect(await onlyPublicOf('post', uid)).toMatchObject(linksTo(id));
});

it('what others wrote stays as it is', async () => {
  const [creator, other] = [await aCreator(), await aCreator()];
  const pin = await aPin(creator);
  const story = await aStory(other, linksTo(pin.id));
  const entry = await anEntry(other.uid, pin.id);

  await moved(creator, pin.workId);
  await followNewAddress(database, creator.uid, pin.workId);

  expect(await workOf(other.uid, story)).toMatchObject({ revision: 1, content: linksTo(pin.id) });
  expect(await onlyPublicOf('post', other.uid)).toMatchObject(linksTo(pin.id));
  expect((await entry.get()).get('id')).toBe(pin.id);
});

it('an interruption loses no link: a pin that moved twice leads to its last address', async () => {
  const creator = await aCreator();
  const { uid } = creator;
  const pin = await aPin(creator);
  const story = await aStory(creator, linksTo(pin.id));
  const entry = await anEntry(uid, pin.id);

  await moved(creator, pin.workId);
  // The same as after an exact publication of the second address, of which only one link was changed.
  const second = await workOf(uid, pin.workId);
  await entry.update({ id: second.publicId });
  await edit(uid, pin.workId, { precision: 'exact' });
  await publishedAtOnce(uid, pin.workId);
  await change(uid, pin.workId, { formerIds: [pin.id] });
  const last = await moved(creator, pin.workId);

  await Promise.all([1, 2].map(() => followNewAddress(database, uid, pin.workId)));
  await followNewAddress(database, uid, pin.workId);

  expect(await workOf(uid, story)).toMatchObject({ content: linksTo(last) });
  expect((await publicOf('post', uid))[0]).toMatchObject(linksTo(last));
  expect((await entry.get()).get('id')).toBe(last);
  expect(await workOf(uid, pin.workId)).not.toHaveProperty('formerIds');
});

it('publishing changes the links by itself', async () => {
  const creator = await aCreator();
  const pin = await aPin(creator);
  const story = await aStory(creator, linksTo(pin.id));
  const id = await moved(creator, pin.workId);
  await vi.waitFor(
    async () => expect(await workOf(creator.uid, story)).toMatchObject({ content: linksTo(id) }),
    soon,
  );
});

it('counts the creator’s own stories and lists that link to the address that a pin would leave', async () => {
  const [creator, other] = [await aCreator(), await aCreator()];
  const { uid } = creator;
  const pin = await aPin(creator);
  expect(await countLinks(database, uid, pin.workId)).toEqual({ stories: 0, lists: 0 });

  await aStory(creator, linksTo(pin.id));
  await draft(uid, 'post', { title: { en: 'A sketch' }, ...linksTo(pin.id) });
  await draft(uid, 'post', linksTo(pin.id), { deletedAt: Date.now() });
  await aStory(other, linksTo(pin.id));
  const { parent } = await anEntry(uid, pin.id);
  await writeDocument(`${parent.path}/${newId()}`, { kind: 'pin', id: pin.id, order: 'b' });
  await anEntry(other.uid, pin.id);
  expect(await countLinks(database, uid, pin.workId)).toEqual({ stories: 2, lists: 1 });

  await moved(creator, pin.workId);
  expect(await countLinks(database, uid, pin.workId)).toEqual({ stories: 0, lists: 0 });
});

it('answers the count to the creator alone', async () => {
  const [creator, other, member] = [await aCreator(), await aCreator(), await aMember()];
  const pin = await aPin(creator);
  const path = `/api/works/${pin.workId}/links`;
  const answer = await askFor(path, creator.token);
  expect(ownLinks.parse(await answer.json())).toEqual({ stories: 0, lists: 0 });
  expect((await askFor(path, other.token)).status).toBe(404);
  expect((await askFor(path, member.token)).status).toBe(403);
});

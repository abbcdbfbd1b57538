import { photoPathOf } from '@waymark/model/entities/original';
import { photoUses } from '@waymark/model/entities/photo-uses';
import { coEditor } from '@waymark/model/entities/sharing';
import { newId } from '@waymark/model/ids';
import { examplePhoto } from '@waymark/model/testing/examples';
import { describe, expect, it } from 'vitest';
import { stored } from '../../functions/src/platform/stored.ts';
import { photosInUse } from '../../functions/src/publish/trash/photos-in-use.ts';
import { endEditorships } from '../../functions/src/sharing/end-editorships.ts';
import { database } from './database.ts';
import { invited } from './list-sharing.ts';
import { aCreator, aMember, type Person } from './people.ts';
import { ask, askFor, refused } from './requests.ts';
import { draft, workOf } from './works.ts';

/** A request about sharing a story. */
function send(who: Person | undefined, method: 'POST' | 'DELETE', path: string, body?: object) {
  return ask(`/api/works/${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(who && { Authorization: `Bearer ${who.token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

interface Story {
  owner: Person;
  id: string;
}

const placeOf = ({ owner, id }: Story) => `${owner.uid}/${id}`;
const invite = (who: Person | undefined, story: Story) => send(who, 'POST', `${placeOf(story)}/invitations`);
const remove = (who: Person, story: Story, uid: string) =>
  send(who, 'DELETE', `${placeOf(story)}/editors/${uid}`);

function accept(who: Person | undefined, { owner, id }: Story, invitation: string) {
  return send(who, 'POST', 'invitations/accept', { ownerId: owner.uid, workId: id, invitation, name: 'Ben' });
}

async function invitationTo(story: Story): Promise<string> {
  const answer = await invite(story.owner, story);
  expect(answer.status).toBe(201);
  return invited.parse(await answer.json()).invitation;
}

async function storyOf(owner: Person, content: object = {}): Promise<Story> {
  const id = await draft(owner.uid, 'post', { title: { en: 'Together' }, ...content });
  return { owner, id };
}

const documentOf = ({ owner, id }: Story) => database.doc(`users/${owner.uid}/works/${id}`);

async function coWritersOf(story: Story): Promise<string[]> {
  const { docs } = await documentOf(story).collection('people').get();
  return docs.map(({ id }) => id);
}

/** Makes users co-writers without invitations. They are removed together with the owner. */
async function addCoWriters(story: Story, ...uids: readonly string[]): Promise<void> {
  for (const uid of uids) {
    const person = coEditor.parse({ uid, ownerId: story.owner.uid, name: 'Ben', since: Date.now() });
    await documentOf(story).collection('people').doc(uid).set(stored.encode(person));
  }
}

const photoAt = (uid: string, photoId: string) => ({ ...examplePhoto(), path: photoPathOf(uid, photoId) });

describe('an invitation to write a story with its owner', () => {
  it('makes the creator who accepts it a co-writer, once, and stores no secret', async () => {
    const [owner, ben, eve] = [await aCreator(), await aCreator(), await aCreator()];
    const story = await storyOf(owner);
    const invitation = await invitationTo(story);
    const kept = await documentOf(story).collection('invitations').doc(invitation.slice(0, 20)).get();
    const hash = await kept.ref.collection('secrets').doc('hash').get();
    expect(JSON.stringify([kept.data(), hash.data()])).not.toContain(invitation.slice(20));

    expect((await accept(ben, story, invitation)).status).toBe(204);
    const person = await documentOf(story).collection('people').doc(ben.uid).get();
    expect(person.data()).toMatchObject({ uid: ben.uid, ownerId: owner.uid, name: 'Ben' });
    await refused(await accept(eve, story, invitation), 410, 'invitation-used');
    // A request whose answer was lost can be repeated.
    expect((await accept(ben, story, invitation)).status).toBe(204);
    expect(await coWritersOf(story)).toEqual([ben.uid]);
  });

  it('is for creators', async () => {
    const [owner, member] = [await aCreator(), await aMember()];
    const story = await storyOf(owner);
    await refused(await accept(member, story, await invitationTo(story)), 403, 'forbidden');
    await refused(await accept(undefined, story, 'x'), 401, 'login_required');
    expect(await coWritersOf(story)).toEqual([]);
  });

  it('is for stories that are not in the trash, and made by their owner alone', async () => {
    const [owner, ben] = [await aCreator(), await aCreator()];
    const story = await storyOf(owner);
    const pin = { owner, id: await draft(owner.uid, 'pin', { title: { en: 'Pin' } }) };
    const trashed = { owner, id: await draft(owner.uid, 'post', {}, { deletedAt: Date.now() }) };
    for (const none of [pin, trashed, { owner, id: newId() }, { owner: ben, id: story.id }]) {
      await refused(await invite(none.owner, none), 404, 'not-found');
    }
    await refused(await invite(ben, story), 404, 'not-found');
    await addCoWriters(story, ben.uid);
    await refused(await invite(ben, story), 403, 'forbidden');
    await refused(await send(owner, 'POST', `${owner.uid}/x/invitations`), 404, 'not-found');
  });

  it('is refused if it is for another story, and if the story was moved to the trash', async () => {
    const [owner, ben] = [await aCreator(), await aCreator()];
    const [story, other] = [await storyOf(owner), await storyOf(owner)];
    const invitation = await invitationTo(story);
    await refused(await accept(ben, other, invitation), 404, 'invitation-unknown');
    await documentOf(story).update({ deletedAt: new Date() });
    await refused(await accept(ben, story, invitation), 404, 'invitation-unknown');
  });

  it('makes no co-writer beyond ten', async () => {
    const [owner, ben] = [await aCreator(), await aCreator()];
    const story = await storyOf(owner);
    await addCoWriters(story, ...Array.from({ length: 10 }, newId));
    await refused(await accept(ben, story, await invitationTo(story)), 409, 'story-full');
  });
});

describe('a co-writer of a story', () => {
  it('is removed by the owner or leaves, and cannot be removed by others', async () => {
    const [owner, ben, eve] = [await aCreator(), await aCreator(), await aCreator()];
    const story = await storyOf(owner);
    await addCoWriters(story, ben.uid, eve.uid);
    await refused(await remove(ben, story, eve.uid), 403, 'forbidden');
    const before = await documentOf(story).get();
    expect((await remove(owner, story, ben.uid)).status).toBe(204);
    // The database checks a listener again when its document changes. What was typed meanwhile is no conflict.
    const after = await documentOf(story).get();
    expect(after.updateTime?.isEqual(before.updateTime ?? after.updateTime)).toBe(false);
    expect(after.get('revision')).toBe(before.get('revision'));
    expect((await remove(eve, story, eve.uid)).status).toBe(204);
    expect(await coWritersOf(story)).toEqual([]);
    await refused(await remove(eve, story, eve.uid), 404, 'not-found');
  });

  it('is none any more when their account is suspended or deleted', async () => {
    const [owner, ben, eve] = [await aCreator(), await aCreator(), await aCreator()];
    const [first, second] = [await storyOf(owner), await storyOf(eve)];
    for (const story of [first, second]) await addCoWriters(story, ben.uid);
    await addCoWriters(first, eve.uid);
    await endEditorships(database, ben.uid);
    expect(await coWritersOf(first)).toEqual([eve.uid]);
    expect(await coWritersOf(second)).toEqual([]);
  });

  it('publishes nothing, and their photos are published while they are a co-writer', async () => {
    const [owner, ben] = [await aCreator(), await aCreator()];
    const story = await storyOf(owner, {
      title: { en: 'Together', fr: 'Ensemble' },
      photos: [photoAt(ben.uid, newId())],
    });
    const problems = async () => {
      const answer = await send(owner, 'POST', `${story.id}/check`);
      return answer.status === 204 ? '' : await answer.text();
    };
    expect(await problems()).toContain('not-yours');
    await addCoWriters(story, ben.uid);
    expect(await problems()).not.toContain('not-yours');
    await refused(await send(ben, 'POST', `${story.id}/publish`), 404, 'not-found');
    expect((await workOf(owner.uid, story.id)).state).toBe('draft');
  });

  it('sees which of their photos the story shows, and these are not deleted as unused', async () => {
    const [owner, ben] = [await aCreator(), await aCreator()];
    const photoId = newId();
    const { width, height, thumbhash } = examplePhoto();
    const record = { generation: '1', createdAt: Date.now(), state: 'ready', width, height, thumbhash };
    await database.doc(`users/${ben.uid}/photos/${photoId}`).set(stored.encode(record));
    const story = await storyOf(owner, { photos: [photoAt(ben.uid, photoId)] });
    const path = photoPathOf(ben.uid, photoId);
    const isUsed = async () => (await photosInUse(database, ben.uid, new Set([path]), new Set())).has(path);
    expect(await isUsed()).toBe(false);
    await addCoWriters(story, ben.uid);
    expect(await isUsed()).toBe(true);
    const answer = await askFor('/api/photos/uses', ben.token);
    expect(photoUses.parse(await answer.json()).works).toMatchObject([
      { id: placeOf(story), kind: 'post', photos: [photoId] },
    ]);
  });
});

import { INVITATION_LIFETIME } from '@waymark/model/entities/sharing';
import { newId } from '@waymark/model/ids';
import { describe, expect, it, vi } from 'vitest';
import { isFullRun } from '../../functions/src/testing/full-run.ts';
import { database } from './database.ts';
import {
  accept,
  addEditors,
  editorsOf,
  idIn,
  invitationTo,
  invite,
  invited,
  ownList,
  removeEditor,
  revoke,
} from './list-sharing.ts';
import { aMember } from './people.ts';
import { refused } from './requests.ts';
import { soon } from './soon.ts';

describe('an invitation to edit a list', () => {
  it('makes the member who accepts it an editor, once, and stores no secret', async () => {
    const [owner, ben, eve] = [await aMember(), await aMember(), await aMember()];
    const listId = await ownList(owner);
    const response = await invite(owner, listId);
    expect(response.status).toBe(201);
    const { invitation, expiresAt } = invited.parse(await response.json());
    expect(Math.abs(expiresAt - Date.now() - INVITATION_LIFETIME)).toBeLessThan(60_000);

    const kept = await database.doc(`lists/${listId}/invitations/${idIn(invitation)}`).get();
    const hash = await kept.ref.collection('secrets').doc('hash').get();
    expect(kept.get('state')).toBe('open');
    expect(JSON.stringify([kept.data(), hash.data()])).not.toContain(invitation.slice(20));

    expect((await accept(ben, listId, invitation, 'Ben of the hills')).status).toBe(204);
    expect(await editorsOf(listId)).toEqual([ben.uid]);
    const person = await database.doc(`lists/${listId}/people/${ben.uid}`).get();
    expect(person.data()).toMatchObject({ uid: ben.uid, ownerId: owner.uid, name: 'Ben of the hills' });
    // Everybody who may see the list can read its document.
    const list = await database.doc(`lists/${listId}`).get();
    expect(JSON.stringify(list.data())).not.toContain(ben.uid);
    await refused(await accept(eve, listId, invitation), 410, 'invitation-used');
    // A request whose answer was lost can be repeated.
    expect((await accept(ben, listId, invitation)).status).toBe(204);
    expect(await editorsOf(listId)).toEqual([ben.uid]);
  });

  it('works for one of several members who accept it at once', async () => {
    const owner = await aMember();
    const people = await Promise.all(Array.from({ length: 4 }, () => aMember()));
    const listId = await ownList(owner);
    const invitation = await invitationTo(listId, owner);
    const answers = await Promise.all(people.map((each) => accept(each, listId, invitation)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 410, 410, 410]);
    expect(await editorsOf(listId)).toHaveLength(1);
  });

  it('is refused if it was altered, is for another list, or if the list is gone', async () => {
    const [owner, ben] = [await aMember(), await aMember()];
    const [listId, other] = [await ownList(owner), await ownList(owner)];
    const invitation = await invitationTo(listId, owner);
    const altered = invitation.slice(0, -1) + (invitation.endsWith('A') ? 'B' : 'A');
    for (const [list, link] of [
      [listId, altered],
      [listId, idIn(invitation)],
      [listId, `${invitation}x`],
      [listId, ''],
      [listId, `${newId()}${invitation.slice(20)}`],
      [other, invitation],
      [newId(), invitation],
    ] as const) {
      await refused(await accept(ben, list, link), 404, 'invitation-unknown');
    }
    expect(await editorsOf(listId)).toEqual([]);
  });

  it('is refused after a week, and after it is revoked', async () => {
    const [owner, ben] = [await aMember(), await aMember()];
    const listId = await ownList(owner);
    const [old, revoked] = [await invitationTo(listId, owner), await invitationTo(listId, owner)];
    await database.doc(`lists/${listId}/invitations/${idIn(old)}`).update({ expiresAt: new Date() });
    await refused(await accept(ben, listId, old), 410, 'invitation-expired');
    expect((await revoke(owner, listId, idIn(revoked))).status).toBe(204);
    await refused(await accept(ben, listId, revoked), 410, 'invitation-revoked');
    expect(await editorsOf(listId)).toEqual([]);
  });

  it('is not used up by a member who edits the list already', async () => {
    const owner = await aMember();
    const listId = await ownList(owner);
    const invitation = await invitationTo(listId, owner);
    expect((await accept(owner, listId, invitation)).status).toBe(204);
    expect(await editorsOf(listId)).toEqual([]);
    const kept = await database.doc(`lists/${listId}/invitations/${idIn(invitation)}`).get();
    expect(kept.get('state')).toBe('open');
  });

  it('makes no editor beyond twenty, and at most twenty can be open', async () => {
    const [owner, ben] = [await aMember(), await aMember()];
    const listId = await ownList(owner);
    await addEditors(listId, owner.uid, Array.from({ length: 20 }, newId));
    const invitation = await invitationTo(listId, owner);
    await refused(await accept(ben, listId, invitation), 409, 'list-full');
    for (let open = 2; open <= 20; open++) expect((await invite(owner, listId)).status).toBe(201);
    await refused(await invite(owner, listId), 409, 'too-many-invitations');
    await revoke(owner, listId, idIn(invitation));
    expect((await invite(owner, listId)).status).toBe(201);
    // However many were made and revoked in between.
    const revoked = { state: 'revoked', createdAt: new Date(), expiresAt: new Date(), purgeAt: new Date() };
    const batch = database.batch();
    for (let i = 0; i < 120; i++) {
      batch.set(database.doc(`lists/${listId}/invitations/${newId()}`), revoked);
    }
    await batch.commit();
    await refused(await invite(owner, listId), 409, 'too-many-invitations');
  });

  it('is made and revoked by the owner alone; a member who may see the list gets another answer than one who may not', async () => {
    const [owner, ben, eve] = [await aMember(), await aMember(), await aMember()];
    const listId = await ownList(owner);
    await addEditors(listId, owner.uid, [ben.uid]);
    const shown = await ownList(owner, { visibility: 'public' });
    const invitation = idIn(await invitationTo(listId, owner));
    await refused(await invite(undefined, listId), 401, 'login_required');
    await refused(await accept(undefined, listId, 'x'), 401, 'login_required');
    await refused(await invite(ben, listId), 403, 'forbidden');
    await refused(await revoke(ben, listId, invitation), 403, 'forbidden');
    await refused(await invite(eve, listId), 404, 'not-found');
    await refused(await invite(eve, shown), 403, 'forbidden');
    await refused(await invite(owner, 'x'), 404, 'not-found');
    await refused(await revoke(owner, listId, newId()), 404, 'not-found');
  });

  it('lists everything that is wrong with an acceptance', async () => {
    const ben = await aMember();
    const listId = newId();
    expect(await refused(await accept(ben, 'x', 'y', 'a\nb'), 422, 'invalid')).toEqual([
      'listId malformed',
      'name malformed',
    ]);
    expect(await refused(await accept(ben, listId, 'x'.repeat(201), ' '), 422, 'invalid')).toEqual([
      'invitation too-long',
      'name too-short',
    ]);
  });

  it('can be accepted ten times a minute', async () => {
    const ben = await aMember();
    for (let time = 0; time < 10; time++) {
      await refused(await accept(ben, newId(), 'x'), 404, 'invitation-unknown');
    }
    await refused(await accept(ben, newId(), 'x'), 429, 'too-many');
  });
});

describe('an editor of a list', () => {
  it('is removed by the owner or leaves, and cannot be removed by others', async () => {
    const [owner, ben, eve] = [await aMember(), await aMember(), await aMember()];
    const listId = await ownList(owner);
    await addEditors(listId, owner.uid, [ben.uid, eve.uid]);
    await refused(await removeEditor(ben, listId, eve.uid), 403, 'forbidden');
    const changedAt = async () => (await database.doc(`lists/${listId}`).get()).updateTime?.valueOf();
    const before = await changedAt();
    expect((await removeEditor(owner, listId, ben.uid)).status).toBe(204);
    // The database checks a listener to the private list again when the list changes.
    expect(await changedAt()).not.toBe(before);
    expect((await removeEditor(eve, listId, eve.uid)).status).toBe(204);
    expect(await editorsOf(listId)).toEqual([]);
    // A former editor has no access to a private list.
    await refused(await removeEditor(eve, listId, eve.uid), 404, 'not-found');
    expect((await removeEditor(owner, listId, ben.uid)).status).toBe(204);
  });
});

describe('the content below a list', () => {
  // Hundreds of writes hold up the reactions to those of all other tests.
  it.runIf(isFullRun)('keeps to 300 items: items added to a full list are removed', async () => {
    const owner = await aMember();
    const listId = await ownList(owner);
    const items = database.collection(`lists/${listId}/items`);
    const write = async (from: number, count: number, order: string) => {
      const batch = database.batch();
      for (let index = from; index < from + count; index++) {
        batch.create(items.doc(), { kind: 'poi', id: newId(), order: `${order}${1000 + index}` });
      }
      await batch.commit();
    };
    await write(0, 298, 'b');
    // First in the order, and yet the last one added.
    await write(298, 4, 'a');
    await vi.waitFor(
      async () => {
        const list = await database.doc(`lists/${listId}`).get();
        expect((await items.count().get()).data().count).toBe(300);
        expect(list.get('count')).toBe(300);
      },
      { ...soon, interval: 1_000 },
    );
    expect((await items.where('order', '>=', 'b').count().get()).data().count).toBe(298);
  });

  it('is removed with the list, including what its owner may not see', async () => {
    const [owner, ben] = [await aMember(), await aMember()];
    const listId = await ownList(owner);
    await accept(ben, listId, await invitationTo(listId, owner));
    await invitationTo(listId, owner);
    const ref = database.doc(`lists/${listId}`);
    await ref.collection('items').doc(newId()).set({ kind: 'poi', id: newId(), order: 'a0' });
    const secrets = await Promise.all(
      (await ref.collection('invitations').listDocuments()).map((each) =>
        each.collection('secrets').doc('hash'),
      ),
    );
    expect(secrets).toHaveLength(2);
    await ref.delete();
    await vi.waitFor(async () => {
      expect(await ref.listCollections()).toEqual([]);
      for (const secret of secrets) expect((await secret.get()).exists).toBe(false);
    }, soon);
  });
});

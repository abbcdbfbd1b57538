import type { List } from '@waymark/model/entities/list';
import type { CoEditor } from '@waymark/model/entities/sharing';
import { newId } from '@waymark/model/ids';
import { z } from 'zod';
import { stored } from '../../functions/src/platform/stored.ts';
import { database } from './database.ts';
import type { Person } from './people.ts';
import { ask } from './requests.ts';

/** Writes a list as its owner does; it is removed together with the owner (`aMember`). */
export async function ownList(
  { uid }: Person,
  fields: Partial<Omit<List, 'id' | 'kind'>> = {},
): Promise<string> {
  const id = newId();
  const list: Omit<List, 'id'> = {
    kind: 'list',
    ownerId: uid,
    title: { en: 'Together' },
    summary: {},
    visibility: 'private',
    asRoute: false,
    updatedAt: Date.UTC(2026, 0, 15),
    count: 0,
    ...fields,
  };
  await database.doc(`lists/${id}`).set(stored.encode(list));
  return id;
}

/** Makes users editors of a list without invitations. They are removed together with its owner. */
export async function addEditors(listId: string, ownerId: string, uids: readonly string[]): Promise<void> {
  const batch = database.batch();
  uids.forEach((uid, index) => {
    const editor: CoEditor = { uid, ownerId, name: 'Ben', since: Date.UTC(2026, 0, 15) + index };
    batch.set(database.doc(`lists/${listId}/people/${uid}`), stored.encode(editor));
  });
  await batch.commit();
}

/** The longest an editor first. */
export async function editorsOf(listId: string): Promise<unknown[]> {
  const { docs } = await database.collection(`lists/${listId}/people`).orderBy('since').get();
  return docs.map((editor) => editor.get('uid'));
}

function headers(who: Person | undefined): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    ...(who && { Authorization: `Bearer ${who.token}` }),
  };
}

export function invite(who: Person | undefined, listId: string): Promise<Response> {
  return ask(`/api/lists/${listId}/invitations`, { method: 'POST', headers: headers(who) });
}

/** The body of the answer to an invitation. */
export const invited = z.strictObject({ invitation: z.string(), expiresAt: z.number() });

/** An invitation as in its link. */
export async function invitationTo(listId: string, owner: Person): Promise<string> {
  const response = await invite(owner, listId);
  return invited.parse(await response.json()).invitation;
}

/** The id of an invitation, which begins its link. */
export function idIn(invitation: string): string {
  return invitation.slice(0, 20);
}

export function accept(
  who: Person | undefined,
  listId: string,
  invitation: string,
  name = 'Ben',
): Promise<Response> {
  return ask('/api/lists/invitations/accept', {
    method: 'POST',
    headers: headers(who),
    body: JSON.stringify({ listId, invitation, name }),
  });
}

export function revoke(who: Person | undefined, listId: string, invitationId: string): Promise<Response> {
  return ask(`/api/lists/${listId}/invitations/${invitationId}`, { method: 'DELETE', headers: headers(who) });
}

export function removeEditor(who: Person | undefined, listId: string, uid: string): Promise<Response> {
  return ask(`/api/lists/${listId}/editors/${uid}`, { method: 'DELETE', headers: headers(who) });
}

export function deleteList(who: Person | undefined, listId: string): Promise<Response> {
  return ask(`/api/lists/${listId}`, { method: 'DELETE', headers: headers(who) });
}

export function restoreList(who: Person | undefined, listId: string): Promise<Response> {
  return ask(`/api/lists/${listId}/restore`, { method: 'POST', headers: headers(who) });
}

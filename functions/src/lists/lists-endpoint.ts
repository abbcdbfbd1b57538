import { acceptance } from '@waymark/model/entities/list-people';
import { idSchema, uidSchema } from '@waymark/model/ids';
import { Hono } from 'hono';
import type * as z from 'zod/mini';
import { firestore } from '../platform/admin.ts';
import { bodyOf, boundedBodies } from '../platform/body.ts';
import { callerOf } from '../platform/caller.ts';
import { ApiError } from '../platform/errors.ts';
import { limit } from '../platform/limits.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { deleteList, restoreList } from './deleted-list.ts';
import { invite, revokeInvitation } from './invite.ts';
import { removeEditor } from './remove-editor.ts';

const MINUTE = 60;
const limits = {
  own: limit({ name: 'own-list', points: 30, duration: MINUTE }),
  // A secret has 256 bits. The limit protects the database, not the secret.
  accept: limit({ name: 'accept-invitation', points: 10, duration: MINUTE }),
};

/**
 * The actions on lists that security rules cannot check, each with a Firebase ID token. Deleting and restoring: `DELETE
 * /api/lists/:id` and `POST /api/lists/:id/restore`. Sharing: `POST /api/lists/:id/invitations`, `DELETE
 * /api/lists/:id/invitations/:invitationId` and `/editors/:uid`, and `POST /api/lists/invitations/accept`. No secret is in an
 * address, where it would be logged.
 */
export const lists = new Hono();

lists.use(boundedBodies);

lists.post('/invitations/accept', async (context) => {
  const { uid } = await callerOf(context.req.header('Authorization'));
  await limits.accept(uid);
  const accepted = await bodyOf(context, acceptance);
  await acceptInvitation(firestore, { ...accepted, uid, now: Date.now() });
  return context.body(null, 204);
});

lists.delete('/:id', async (context) => {
  const uid = await owner(context.req.header('Authorization'));
  const listId = demandSegment(idSchema, context.req.param('id'));
  await deleteList(firestore, { uid, listId, now: Date.now() });
  return context.body(null, 204);
});

lists.post('/:id/restore', async (context) => {
  const uid = await owner(context.req.header('Authorization'));
  await restoreList(firestore, { uid, listId: demandSegment(idSchema, context.req.param('id')) });
  return context.body(null, 204);
});

lists.post('/:id/invitations', async (context) => {
  const uid = await owner(context.req.header('Authorization'));
  const listId = demandSegment(idSchema, context.req.param('id'));
  return context.json(await invite(firestore, { uid, listId, now: Date.now() }), 201);
});

lists.delete('/:id/invitations/:invitationId', async (context) => {
  const uid = await owner(context.req.header('Authorization'));
  const { id, invitationId } = context.req.param();
  await revokeInvitation(firestore, {
    uid,
    listId: demandSegment(idSchema, id),
    invitationId: demandSegment(idSchema, invitationId),
  });
  return context.body(null, 204);
});

lists.delete('/:id/editors/:uid', async (context) => {
  const uid = await owner(context.req.header('Authorization'));
  const { id, uid: editorId } = context.req.param();
  await removeEditor(firestore, {
    uid,
    listId: demandSegment(idSchema, id),
    editorId: demandSegment(uidSchema, editorId),
  });
  return context.body(null, 204);
});

/** The caller of an action of a list's owner. */
async function owner(authorization: string | undefined): Promise<string> {
  const { uid } = await callerOf(authorization);
  await limits.own(uid);
  return uid;
}

/** A segment of the path that is an id. Any other is not found. */
function demandSegment(schema: z.ZodMiniType<string>, segment: string): string {
  const parsed = schema.safeParse(segment);
  if (!parsed.success) throw new ApiError('not-found', 'There is no such list.');
  return parsed.data;
}

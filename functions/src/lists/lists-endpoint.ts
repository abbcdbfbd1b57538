import { listAcceptance } from '@waymark/model/entities/sharing';
import { idSchema } from '@waymark/model/ids';
import { Hono } from 'hono';
import { firestore } from '../platform/admin.ts';
import { boundedBodies } from '../platform/body.ts';
import { callerOf } from '../platform/caller.ts';
import { limit } from '../platform/limits.ts';
import { demandSegment, sharingRoutes } from '../sharing/sharing-routes.ts';
import { deleteList, restoreList } from './deleted-list.ts';

const MINUTE = 60;
const takeOwn = limit({ name: 'own-list', points: 30, duration: MINUTE });

/**
 * The actions on lists that security rules cannot check, each with a Firebase ID token. Deleting and restoring: `DELETE
 * /api/lists/:id` and `POST /api/lists/:id/restore`. Sharing: `sharingRoutes` at `/api/lists/:id`.
 */
export const lists = new Hono();

lists.use(boundedBodies);

lists.route(
  '/',
  sharingRoutes({
    at: '/:id',
    sharedIn: ({ id }) => ({ kind: 'list', id: demandSegment(idSchema, id) }),
    body: listAcceptance,
    acceptanceOf: ({ listId, ...rest }) => ({ ...rest, shared: { kind: 'list', id: listId } }),
  }),
);

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

/** The caller of an action of a list's owner. */
async function owner(authorization: string | undefined): Promise<string> {
  const { uid } = await callerOf(authorization);
  await takeOwn(uid);
  return uid;
}

import { connecting } from '@waymark/model/entities/instagram-connection';
import { addedItems, importProblems } from '@waymark/model/entities/instagram-import';
import { idSchema } from '@waymark/model/ids';
import { LOCALES } from '@waymark/model/locale';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { firestore } from '../platform/admin.ts';
import { bodyOf, boundedBodies } from '../platform/body.ts';
import { callerOf, requirePermission } from '../platform/caller.ts';
import { ApiError } from '../platform/errors.ts';
import { limit, limitPerProcess } from '../platform/limits.ts';
import { cancelApiImports, changeApiImport, startApiImport } from './api-import.ts';
import { claimItems, requireOwnImport } from './claim-items.ts';
import { beginConnection, disconnect, finishConnection, pathAfterDecision } from './connection.ts';
import { deleteImport, markUndone } from './end-import.ts';
import { enqueueImportJob } from './import-task.ts';
import { ownApp, tokenKeys } from './own-app.ts';
import { importRef } from './paths.ts';
import { nextTurn } from './read-account.ts';
import { setProblems } from './set-problems.ts';

const MINUTE = 60;
const limits = {
  /** An archive of 50,000 posts is 500 requests and more. */
  items: limitPerProcess({ name: 'import-items', points: 300, duration: MINUTE }),
  /** One request for each that is found, and at most 50. */
  problems: limitPerProcess({ name: 'import-problems', points: 120, duration: MINUTE }),
  run: limit({ name: 'imports', points: 20, duration: MINUTE }),
};

/**
 * Imports from Instagram, for creators. `POST /api/instagram/imports/:id/items` adds what a browser found in an archive, `PUT
 * …/problems` replaces what it says of the rest, `POST …/undo` removes what was not changed since, and `DELETE
 * /api/instagram/imports/:id` everything. Connecting an account: `POST
 * /api/instagram/connection/begin` answers the address at Instagram, which leads back to `GET /api/instagram/callback`, and `POST
 * /api/instagram/connection` ends it; `DELETE` forgets it. `POST /api/instagram/imports` imports from the connected account, and
 * `/imports/:id/pause`, `/go-on` and `/cancel` change that.
 */
export const instagram = new Hono();

instagram.use(boundedBodies);

/** `{ items }`; answers `{ skipped }`, the ids of those that another import of the user has. */
instagram.post('/imports/:id/items', async (context) => {
  const uid = await creatorUid(context.req.header('Authorization'), limits.items);
  const { items } = await bodyOf(context, addedItems);
  const { skipped } = await claimItems(firestore, {
    uid,
    importId: importId(context.req.param('id')),
    items: items.map((item) => ({ item, otherKeys: [] })),
  });
  return context.json({ skipped });
});

/** `{ problems }` of an import from an archive. */
instagram.put('/imports/:id/problems', async (context) => {
  const uid = await creatorUid(context.req.header('Authorization'), limits.problems);
  const { problems } = await bodyOf(context, importProblems);
  await setProblems(firestore, { uid, importId: importId(context.req.param('id')), problems });
  return context.body(null, 204);
});

instagram.post('/imports/:id/undo', async (context) => {
  const uid = await creatorUid(context.req.header('Authorization'), limits.run);
  const own = { uid, importId: importId(context.req.param('id')) };
  await markUndone(firestore, own);
  await enqueueImportJob({ ...own, work: 'undo' });
  return context.body(null, 204);
});

instagram.delete('/imports/:id', async (context) => {
  const uid = await creatorUid(context.req.header('Authorization'), limits.run);
  const own = { uid, importId: importId(context.req.param('id')) };
  requireOwnImport(await importRef(firestore, own.importId).get(), uid);
  // The task comes first: whatever happens to this request, it finishes the deletion.
  await enqueueImportJob({ ...own, work: 'delete' });
  await deleteImport(firestore, { ...own, now: Date.now() });
  return context.body(null, 204);
});

instagram.post('/connection/begin', async (context) => {
  const uid = await creatorUid(context.req.header('Authorization'), limits.run);
  const { locale } = await bodyOf(context, beginning);
  const address = await beginConnection(firestore, ownApp(), { uid, locale, now: Date.now() });
  return context.json({ address });
});

/** Instagram sends people here. Whose account it is, is known only where they are signed in: the page does the rest. */
instagram.get('/callback', (context) => context.redirect(pathAfterDecision(context.req.query()), 303));

instagram.post('/connection', async (context) => {
  const uid = await creatorUid(context.req.header('Authorization'), limits.run);
  const decision = await bodyOf(context, connecting);
  await finishConnection(
    firestore,
    { app: ownApp(), keys: tokenKeys() },
    { ...decision, uid, now: Date.now() },
  );
  return context.body(null, 204);
});

/** Also for those who may not import any more. */
instagram.delete('/connection', async (context) => {
  const { uid } = await callerOf(context.req.header('Authorization'));
  await limits.run(uid);
  await disconnect(firestore, uid);
  await cancelApiImports(firestore, uid, Date.now());
  return context.body(null, 204);
});

instagram.post('/imports', async (context) => {
  const uid = await creatorUid(context.req.header('Authorization'), limits.run);
  ownApp();
  const id = await startApiImport(firestore, uid, Date.now());
  await goOn(uid, id);
  return context.json({ id }, 201);
});

instagram.post('/imports/:id/:action{pause|go-on|cancel}', async (context) => {
  const uid = await creatorUid(context.req.header('Authorization'), limits.run);
  const action = actionSchema.parse(context.req.param('action'));
  const id = importId(context.req.param('id'));
  await changeApiImport(firestore, { uid, importId: id, action, now: Date.now() });
  if (action === 'go-on') await goOn(uid, id);
  return context.body(null, 204);
});

const beginning = z.strictObject({ locale: z.enum(LOCALES) });
const actionSchema = z.enum(['pause', 'go-on', 'cancel']);

async function goOn(uid: string, id: string): Promise<void> {
  await enqueueImportJob({ uid, importId: id, work: 'read', turn: await nextTurn(firestore, id) });
}

async function creatorUid(
  authorization: string | undefined,
  take: (key: string) => Promise<void>,
): Promise<string> {
  const caller = await callerOf(authorization);
  requirePermission(caller, 'feature:creator-profile');
  await take(caller.uid);
  return caller.uid;
}

function importId(id: string): string {
  if (!idSchema.safeParse(id).success) throw new ApiError('not-found', 'There is no such import.');
  return id;
}

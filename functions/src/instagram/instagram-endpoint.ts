import { addedItems } from '@waymark/model/entities/instagram-import';
import { idSchema } from '@waymark/model/ids';
import { Hono } from 'hono';
import { firestore } from '../platform/admin.ts';
import { bodyOf, boundedBodies } from '../platform/body.ts';
import { callerOf, requirePermission } from '../platform/caller.ts';
import { ApiError } from '../platform/errors.ts';
import { limit, limitPerProcess } from '../platform/limits.ts';
import { claimItems, requireOwnImport } from './claim-items.ts';
import { deleteImport, markUndone } from './end-import.ts';
import { enqueueImportJob } from './import-task.ts';
import { importRef } from './paths.ts';

const MINUTE = 60;
const limits = {
  /** An archive of 50,000 posts is 500 requests and more. */
  items: limitPerProcess({ name: 'import-items', points: 300, duration: MINUTE }),
  run: limit({ name: 'imports', points: 20, duration: MINUTE }),
};

/**
 * Imports from Instagram, for creators: `POST /api/instagram/imports/:id/items` adds what a browser found in an archive, `/undo` removes
 * what was not changed since, and `DELETE /api/instagram/imports/:id` everything.
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

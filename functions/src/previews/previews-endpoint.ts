import { previewReading } from '@waymark/model/entities/preview-link';
import { idSchema } from '@waymark/model/ids';
import { type Context, Hono } from 'hono';
import { senderOf } from '../platform/address-of.ts';
import { firestore } from '../platform/admin.ts';
import { bodyOf, boundedBodies } from '../platform/body.ts';
import { callerOf, requirePermission } from '../platform/caller.ts';
import { ApiError } from '../platform/errors.ts';
import { limit } from '../platform/limits.ts';
import { endPreview, makePreviewLink, previewEnd } from './preview-link.ts';
import { readPreview } from './read-preview.ts';

const MINUTE = 60;
const limits = {
  own: limit({ name: 'own-preview', points: 30, duration: MINUTE }),
  // A secret has 256 bits. The limit protects the database, not the secret.
  read: limit({ name: 'read-preview', points: 30, ofAll: 600, duration: MINUTE }),
};

/**
 * The private link to the preview of a work. For its owner, with a Firebase ID token: `GET /api/previews/:workId` answers until when
 * it works, `POST` makes it, and `DELETE` ends it. For everybody who has it: `POST /api/previews/read` answers what it shows. The secret
 * is in no address, where it would be logged.
 */
export const previews = new Hono();

previews.use(boundedBodies);

previews.post('/read', async (context) => {
  await limits.read(senderOf(context));
  const { preview } = await bodyOf(context, previewReading);
  return context.json(await readPreview(firestore, preview, Date.now()));
});

previews.get('/:workId', async (context) => {
  const own = await ownWork(context);
  return context.json({ expiresAt: await previewEnd(firestore, { ...own, now: Date.now() }) });
});

previews.post('/:workId', async (context) => {
  const own = await ownWork(context);
  return context.json(await makePreviewLink(firestore, { ...own, now: Date.now() }), 201);
});

previews.delete('/:workId', async (context) => {
  await endPreview(firestore, await ownWork(context));
  return context.body(null, 204);
});

/** The caller, and the id that they name as one of their works. */
async function ownWork(context: Context): Promise<{ uid: string; workId: string }> {
  const caller = await callerOf(context.req.header('Authorization'));
  requirePermission(caller, 'feature:creator-profile');
  await limits.own(caller.uid);
  const workId = idSchema.safeParse(context.req.param('workId'));
  if (!workId.success) throw new ApiError('not-found', 'There is no such work.');
  return { uid: caller.uid, workId: workId.data };
}

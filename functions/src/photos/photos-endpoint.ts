import { photoEditing } from '@waymark/model/entities/photo-edit-schema';
import { type Context, Hono } from 'hono';
import { firestore } from '../platform/admin.ts';
import { bodyOf, boundedBodies } from '../platform/body.ts';
import { type Caller, callerOf, requirePermission } from '../platform/caller.ts';
import { keyedMutex } from '../platform/keyed-mutex.ts';
import { limit, limitPerProcess } from '../platform/limits.ts';
import { editOriginal } from './edit-original.ts';
import { photoStore } from './photo-store.ts';
import { usesOfPhotos } from './uses-of-photos.ts';

/** Each request reads all photos and works of a creator. */
const takeUses = limitPerProcess({ name: 'photo-uses', points: 20, duration: 60 });

/** Each request copies a file of up to 40 MiB. The new photo counts as an upload besides. */
const takeEdit = limit({ name: 'photo-edits', points: 30, duration: 60 });

/** One request at a time of each creator: they may have gigabytes of works, and others sign in with the same process. */
const inTurn = keyedMutex();

/**
 * For a creator: `GET /api/photos/uses` answers `PhotoUses`, and `POST /api/photos/edits` makes a new photo of one that is there
 * (`photoEditing`). The answer of the second comes before the photo can be shown, which its record says as after an upload.
 */
export const photos = new Hono();

photos.use(boundedBodies);

photos.get('/uses', async (context) => {
  const { uid } = await creatorOf(context);
  await takeUses(uid);
  return context.json(await inTurn(uid, () => usesOfPhotos(firestore, uid)));
});

photos.post('/edits', async (context) => {
  const { uid } = await creatorOf(context);
  await takeEdit(uid);
  await editOriginal(photoStore(), uid, await bodyOf(context, photoEditing));
  return context.body(null, 204);
});

async function creatorOf(context: Context): Promise<Caller> {
  const caller = await callerOf(context.req.header('Authorization'));
  requirePermission(caller, 'feature:creator-profile');
  return caller;
}

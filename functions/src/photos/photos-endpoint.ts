import { Hono } from 'hono';
import { firestore } from '../platform/admin.ts';
import { callerOf, requirePermission } from '../platform/caller.ts';
import { keyedMutex } from '../platform/keyed-mutex.ts';
import { limitPerProcess } from '../platform/limits.ts';
import { usesOfPhotos } from './uses-of-photos.ts';

/** Each request reads all photos and works of a creator. */
const takeUses = limitPerProcess({ name: 'photo-uses', points: 20, duration: 60 });

/** One request at a time of each creator: they may have gigabytes of works, and others sign in with the same process. */
const inTurn = keyedMutex();

/** `GET /api/photos/uses`: `PhotoUses` of the caller, who is a creator. */
export const photos = new Hono();

photos.get('/uses', async (context) => {
  const caller = await callerOf(context.req.header('Authorization'));
  requirePermission(caller, 'feature:creator-profile');
  await takeUses(caller.uid);
  return context.json(await inTurn(caller.uid, () => usesOfPhotos(firestore, caller.uid)));
});

import { joining, profile } from '@waymark/model/entities/profile';
import { Hono } from 'hono';
import { identityOf } from '../auth/identify.ts';
import { grantPermission } from '../auth/management.ts';
import { grantContentPermission } from '../content-accounts/signed-in-account.ts';
import { keepContact } from '../letters/contact.ts';
import { auth, firestore } from '../platform/admin.ts';
import { bodyOf, boundedBodies } from '../platform/body.ts';
import { callerOf, requirePermission } from '../platform/caller.ts';
import { ApiError } from '../platform/errors.ts';
import { limit } from '../platform/limits.ts';
import { logJoined } from '../platform/log.ts';
import { changeProfile } from './change-profile.ts';
import { needsGrant, recordGrant } from './grants.ts';
import { join } from './join.ts';
import { refuseSuspended } from './suspension.ts';

/** The permission of creators. */
const PERMISSION = 'feature:creator-profile';

const MINUTE = 60;
const limits = {
  join: limit({ name: 'join', points: 5, duration: MINUTE }),
  profile: limit({ name: 'profile', points: 20, duration: MINUTE }),
};

/** `POST /api/creators/join`, with an access token; `PUT /api/creators/profile`, with a Firebase ID token. */
export const creators = new Hono();

creators.use(boundedBodies);

creators.post('/join', async (context) => {
  const { kind, uid, providerSubject, email, permissions, permissionsAt } = await identityOf(
    context.req.header('Authorization'),
  );
  await limits.join(uid);
  const body = await bodyOf(context, joining);
  await refuseSuspended(firestore, auth, uid, permissionsAt);
  const now = Date.now();
  const { creatorId, isNew } = await join(firestore, { uid, joining: body, now });
  if (isNew) logJoined(creatorId);
  // Also for an existing record: the provider may have been unreachable when its creator joined.
  if (!permissions.includes(PERMISSION)) {
    if (!(await needsGrant(firestore, creatorId, now))) {
      throw new ApiError('forbidden', 'The permission was withdrawn.');
    }
    // A linked account has the permission in both places.
    if (kind === 'content') await grantContentPermission(uid, PERMISSION);
    if (providerSubject !== undefined) await grantPermission(providerSubject, PERMISSION);
  }
  // Also of a permission that was granted in another way: it may be withdrawn too.
  await recordGrant(firestore, creatorId, now);
  await keepContact(firestore, { uid, email, permissions: [PERMISSION] });
  return context.json({ creatorId }, isNew ? 201 : 200);
});

creators.put('/profile', async (context) => {
  const caller = await callerOf(context.req.header('Authorization'));
  await limits.profile(caller.uid);
  requirePermission(caller, PERMISSION);
  const body = await bodyOf(context, profile);
  await changeProfile(firestore, { uid: caller.uid, profile: body, now: Date.now() });
  return context.body(null, 204);
});

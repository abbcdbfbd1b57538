import { joining, profile } from '@waymark/model/entities/profile';
import { problemsIn } from '@waymark/model/problems';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type * as z from 'zod/mini';
import { identityOf } from '../auth/identify.ts';
import { grantPermission } from '../auth/management.ts';
import { firestore } from '../platform/admin.ts';
import { callerOf, demand } from '../platform/caller.ts';
import { ApiError } from '../platform/errors.ts';
import { logJoined } from '../platform/log.ts';
import { changeProfile } from './change-profile.ts';
import { join } from './join.ts';

/** More than a whole profile needs, in bytes. */
const MAX_BODY = 64 * 1_024;

/** `POST /api/creators/join`, with an access token; `PUT /api/creators/profile`, with a Firebase ID token. */
export const creators = new Hono();

creators.use(
  bodyLimit({
    maxSize: MAX_BODY,
    onError: () => {
      throw new ApiError('invalid', 'The body is too long.');
    },
  }),
);

creators.post('/join', async (context) => {
  const { uid, subject } = await identityOf(context.req.header('Authorization'));
  const asked = await bodyOf(context, joining);
  const { creatorId, isNew } = await join(firestore, { uid, joining: asked, now: Date.now() });
  if (isNew) logJoined(creatorId);
  // Also for who has a record already: the provider may have been away when they joined.
  await grantPermission(subject, 'feature:creator-profile');
  return context.json({ creatorId }, isNew ? 201 : 200);
});

creators.put('/profile', async (context) => {
  const caller = await callerOf(context.req.header('Authorization'));
  demand(caller, 'feature:creator-profile');
  const asked = await bodyOf(context, profile);
  await changeProfile(firestore, { uid: caller.uid, profile: asked, now: Date.now() });
  return context.body(null, 204);
});

/** @throws ApiError `invalid` with everything that is wrong */
async function bodyOf<Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const body: unknown = await context.req.json().catch(() => undefined);
  const problems = problemsIn(schema, body);
  if (problems.length > 0) throw new ApiError('invalid', 'The body is not as it has to be.', problems);
  return schema.parse(body);
}

import type { Shared } from '@waymark/model/entities/shared';
import { idSchema, uidSchema } from '@waymark/model/ids';
import type { Permission } from '@waymark/model/permissions';
import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { firestore } from '../platform/admin.ts';
import { bodyOf } from '../platform/body.ts';
import { callerOf, requirePermission } from '../platform/caller.ts';
import { ApiError } from '../platform/errors.ts';
import { limit } from '../platform/limits.ts';
import { type Acceptance, acceptInvitation } from './accept-invitation.ts';
import { invite, revokeInvitation } from './invite.ts';
import { removeEditor } from './remove-editor.ts';

const MINUTE = 60;
const limits = {
  own: limit({ name: 'own-sharing', points: 30, duration: MINUTE }),
  // A secret has 256 bits. The limit protects the database, not the secret.
  accept: limit({ name: 'accept-invitation', points: 10, duration: MINUTE }),
};

interface SharingOptions<Body> {
  /** The pattern of the paths of what is shared. */
  at: string;
  /** What the segments of a path name. @throws ApiError `not-found` */
  sharedIn: (segments: Readonly<Record<string, string>>) => Shared;
  /** The body of a request that accepts an invitation. */
  body: z.ZodMiniType<Body>;
  acceptanceOf: (body: Body) => Acceptance;
  /** What the owner and those who accept need. */
  permission?: Permission;
}

/**
 * The actions of sharing, each with a Firebase ID token, for lists and for stories: `POST {at}/invitations`, `DELETE
 * {at}/invitations/:invitationId`, `DELETE {at}/editors/:editorId` and `POST /invitations/accept`. No secret is in an address, where it
 * would be logged.
 */
export function sharingRoutes<Body>(options: SharingOptions<Body>): Hono {
  const { at, sharedIn, body, acceptanceOf, permission } = options;
  const routes = new Hono();

  routes.post('/invitations/accept', async (context) => {
    const caller = await callerOf(context.req.header('Authorization'));
    if (permission !== undefined) requirePermission(caller, permission);
    await limits.accept(caller.uid);
    const accepted = acceptanceOf(await bodyOf(context, body));
    await acceptInvitation(firestore, { ...accepted, uid: caller.uid, now: Date.now() });
    return context.body(null, 204);
  });

  routes.post(`${at}/invitations`, async (context) => {
    const caller = await callerOf(context.req.header('Authorization'));
    if (permission !== undefined) requirePermission(caller, permission);
    await limits.own(caller.uid);
    const shared = sharedIn(context.req.param());
    return context.json(await invite(firestore, { uid: caller.uid, shared, now: Date.now() }), 201);
  });

  // A user who has lost the permission can still take back an invitation, remove others and leave.
  routes.delete(`${at}/invitations/:invitationId`, async (context) => {
    const request = await requestIn(context);
    const invitationId = demandSegment(idSchema, context.req.param('invitationId'));
    await revokeInvitation(firestore, { ...request, invitationId });
    return context.body(null, 204);
  });

  routes.delete(`${at}/editors/:editorId`, async (context) => {
    const request = await requestIn(context);
    const editorId = demandSegment(uidSchema, context.req.param('editorId'));
    await removeEditor(firestore, { ...request, editorId });
    return context.body(null, 204);
  });

  async function requestIn(context: Context) {
    const { uid } = await callerOf(context.req.header('Authorization'));
    await limits.own(uid);
    return { uid, shared: sharedIn(context.req.param()) };
  }

  return routes;
}

/** A segment of the path that is an id. Any other is not found. */
export function demandSegment(schema: z.ZodMiniType<string>, segment: string | undefined): string {
  const parsed = schema.safeParse(segment);
  if (!parsed.success) throw new ApiError('not-found', 'There is nothing at this address.');
  return parsed.data;
}

import type { PermissionClaims } from '@waymark/model/permissions';
import { Hono } from 'hono';
import { refuseSuspended } from '../accounts/suspension.ts';
import { auth, firestore } from '../platform/admin.ts';
import { identityOf } from './identify.ts';
import { ownAsks } from './own-asks.ts';

/** How long the claims of a custom token may be, in bytes: Firebase refuses the ID token otherwise, when it is too late. */
const MAX_CLAIMS = 1_000;

const takeAsk = ownAsks();

/** `GET /api/auth/token`: a Firebase custom token for whoever holds an access token, as `{ firebaseToken }`. */
export const token = new Hono();

token.get('/token', async (context) => {
  const { uid, permissions, permissionsAt } = await identityOf(context.req.header('Authorization'));
  await takeAsk(uid);
  const claims: PermissionClaims = { permissions, permissionsAt };
  if (Buffer.byteLength(JSON.stringify(claims)) > MAX_CLAIMS) throw new Error('The claims are too long');
  // At once: each asks a service, and both are fast or slow by themselves.
  const [firebaseToken] = await Promise.all([
    auth.createCustomToken(uid, claims),
    refuseSuspended(firestore, auth, uid),
  ]);
  return context.json({ firebaseToken });
});

import type { PermissionClaims } from '@waymark/model/permissions';
import { Hono } from 'hono';
import { refuseSuspended } from '../accounts/suspension.ts';
import { keepContact } from '../letters/contact.ts';
import { auth, firestore } from '../platform/admin.ts';
import { logUnexpected } from '../platform/log.ts';
import { identityOf } from './identify.ts';
import { tokenRequestLimit } from './token-request-limit.ts';

/** The longest claims of a custom token in bytes. With longer ones Firebase refuses the ID token later. */
const MAX_CLAIMS = 1_000;

const takeAsk = tokenRequestLimit();

/** `GET /api/auth/token`: a Firebase custom token for the user of an access token, as `{ firebaseToken }`. */
export const token = new Hono();

token.get('/token', async (context) => {
  const identity = await identityOf(context.req.header('Authorization'));
  const { uid, permissions, permissionsAt } = identity;
  await takeAsk(uid);
  const claims: PermissionClaims = { permissions, permissionsAt };
  if (Buffer.byteLength(JSON.stringify(claims)) > MAX_CLAIMS) throw new Error('The claims are too long');
  // In parallel, because each asks a different service.
  const [firebaseToken] = await Promise.all([
    auth.createCustomToken(uid, claims),
    refuseSuspended(firestore, auth, uid, permissionsAt),
  ]);
  // Not for a closed account, whose data are being deleted. Where it fails, the sign-in succeeds all the same, and the next one does it.
  await keepContact(firestore, identity).catch((error) => logUnexpected(error, { part: 'contact' }));
  return context.json({ firebaseToken });
});

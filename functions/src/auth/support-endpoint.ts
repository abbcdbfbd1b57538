import { Hono } from 'hono';
import jwt from 'jsonwebtoken';
import { refuseSuspended } from '../accounts/suspension.ts';
import { auth, firestore } from '../platform/admin.ts';
import { configuration } from '../platform/configuration.ts';
import { ApiError } from '../platform/errors.ts';
import { identityOf } from './identify.ts';
import { tokenRequestLimit } from './token-request-limit.ts';

/** How long a token of the support tool is valid, in seconds. Nothing can take it back, also from a user who is suspended. */
const LIFE = 300;

const takeAsk = tokenRequestLimit();

/** `GET /api/support/token`: the caller's identity, signed for the support tool, as `{ jwt }`. */
export const support = new Hono();

support.get('/token', async (context) => {
  const { uid, email, name, permissionsAt } = await identityOf(context.req.header('Authorization'));
  await takeAsk(uid);
  await refuseSuspended(firestore, auth, uid, permissionsAt);
  const secret = configuration.supportToolSecret;
  if (secret === undefined) throw new ApiError('not-found', 'There is no support tool.');
  const claims = { ...(email !== undefined && { email }), ...(name !== undefined && { name }) };
  const signed = jwt.sign(claims, secret, { algorithm: 'HS256', subject: uid, expiresIn: LIFE });
  return context.json({ jwt: signed });
});

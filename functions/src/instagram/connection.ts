import { createHash, randomBytes } from 'node:crypto';
import {
  type InstagramConnection,
  instagramConnection,
  instagramConnectionPath,
} from '@waymark/model/entities/instagram-connection';
import { isLocale, type Locale } from '@waymark/model/locale';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { ApiError } from '../platform/errors.ts';
import { stored } from '../platform/stored.ts';
import {
  accountOf,
  authorizeAddress,
  exchangeCode,
  type InstagramApp,
  longLivedToken,
  refreshedToken,
  type Token,
} from './api/instagram-api.ts';
import { InstagramError } from './api/instagram-error.ts';
import { decryptToken, encryptToken } from './api/token-cipher.ts';

/** The application, and the keys that encrypt tokens. */
export interface Instagram {
  app: InstagramApp;
  keys: readonly Buffer[];
}

/** How long a person may take to decide at Instagram, in milliseconds. */
const PATIENCE = 900_000;

const DAY = 86_400_000;

/** A token is renewed when less than this is left of its 60 days, in milliseconds. */
const RENEWED_BEFORE = 30 * DAY;

/** Instagram renews no token in its first day. */
const RENEWED_AFTER = DAY;

/** Only hashes are stored: nobody can tell from a document who began, or finish in their place. */
function attemptRef(db: Firestore, state: string): DocumentReference {
  return db.doc(`instagramAttempts/${hashOf(state)}`);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function tokenRef(db: Firestore, uid: string): DocumentReference {
  return db.doc(tokenPath(uid));
}

/** Where the token of a user is. No client reads it, and it is encrypted. */
export function tokenPath(uid: string): string {
  return `instagramTokens/${uid}`;
}

/** The connection in a document, which has no id as other entities do. */
export function connectionIn(document: DocumentSnapshot | undefined): InstagramConnection | undefined {
  return instagramConnection.safeParse(stored.decode(document?.data() ?? {})).data;
}

/** Begins to connect an account. @returns the address at Instagram where the person decides */
export async function beginConnection(
  db: Firestore,
  app: InstagramApp,
  { uid, locale, now }: { uid: string; locale: Locale; now: number },
): Promise<string> {
  const state = `${locale}.${randomBytes(32).toString('base64url')}`;
  await attemptRef(db, state).set({
    owner: hashOf(`${state} ${uid}`),
    purgeAt: Timestamp.fromMillis(now + PATIENCE),
  });
  return authorizeAddress(app, state);
}

/** Where a person goes on who comes back from Instagram. What they bring is after the #, which no server logs. */
export function pathAfterDecision({ code, state, error }: Record<string, string | undefined>): string {
  const locale = state?.split('.')[0];
  const prefix = locale !== undefined && isLocale(locale) && locale !== 'en' ? `/${locale}` : '';
  const brought = new URLSearchParams(
    code !== undefined && state !== undefined ? { code, state } : { error: error ?? 'unknown' },
  );
  return `${prefix}/workspace/integrations?instagram=back#${brought}`;
}

interface Decision {
  uid: string;
  code: string;
  state: string;
  now: number;
}

/**
 * Ends what `beginConnection` began. It has to be the same user: whoever is sent to Instagram by a link of somebody else never connects
 * their account to that one's.
 * @throws ApiError `not-found` where the attempt is unknown, over or of another user, `conflict` where Instagram refuses the code,
 *   `provider-unavailable`
 */
export async function finishConnection(
  db: Firestore,
  { app, keys }: Instagram,
  decision: Decision,
): Promise<void> {
  const { uid, code, state, now } = decision;
  const ref = attemptRef(db, state);
  const owner = hashOf(`${state} ${uid}`);
  const attempt = await db.runTransaction(async (transaction) => {
    const found = await transaction.get(ref);
    // It is valid once.
    if (found.get('owner') === owner) transaction.delete(ref);
    return found;
  });
  const purgeAt: unknown = attempt.get('purgeAt');
  const isValid = attempt.get('owner') === owner && purgeAt instanceof Timestamp && purgeAt.toMillis() > now;
  if (!isValid) throw new ApiError('not-found', 'There is no such attempt to connect.');
  try {
    const token = await longLivedToken(app, await exchangeCode(app, code));
    const { username } = await accountOf(app, token.token);
    await storeToken(db, keys, { uid, token, now });
    const connection: InstagramConnection = {
      username: username.slice(0, 60),
      state: 'connected',
      since: now,
      expiresAt: now + token.expiresIn * 1_000,
    };
    await db.doc(instagramConnectionPath(uid)).set(stored.encode(connection));
  } catch (error) {
    if (!(error instanceof InstagramError)) throw error;
    const isPassing = error.fault === 'unavailable' || error.fault === 'limited';
    throw new ApiError(isPassing ? 'provider-unavailable' : 'conflict', 'Instagram gave no token.');
  }
}

async function storeToken(
  db: Firestore,
  keys: readonly Buffer[],
  { uid, token, now }: { uid: string; token: Token; now: number },
): Promise<void> {
  await tokenRef(db, uid).set({
    token: encryptToken(keys, uid, token.token),
    madeAt: Timestamp.fromMillis(now),
    expiresAt: Timestamp.fromMillis(now + token.expiresIn * 1_000),
  });
}

/** Forgets the token of a user. */
export async function disconnect(db: Firestore, uid: string): Promise<void> {
  await tokenRef(db, uid).delete();
  await db.doc(instagramConnectionPath(uid)).delete();
}

/** Records that the token of a user is not valid any more, and forgets it. */
export async function markExpired(db: Firestore, uid: string): Promise<void> {
  await tokenRef(db, uid).delete();
  const ref = db.doc(instagramConnectionPath(uid));
  await db.runTransaction(async (transaction) => {
    if ((await transaction.get(ref)).exists) transaction.update(ref, { state: 'expired' });
  });
}

/**
 * The valid token of a user, which is renewed in time.
 * @returns undefined where there is none
 */
export async function tokenOf(
  db: Firestore,
  { app, keys }: Instagram,
  { uid, now }: { uid: string; now: number },
): Promise<string | undefined> {
  const found = await tokenRef(db, uid).get();
  const token = decryptToken(keys, uid, String(found.get('token') ?? ''));
  const [madeAt, expiresAt] = [millisIn(found.get('madeAt')), millisIn(found.get('expiresAt'))];
  if (token === undefined || expiresAt <= now) return undefined;
  if (expiresAt - now > RENEWED_BEFORE || now - madeAt < RENEWED_AFTER) return token;
  try {
    const renewed = await refreshedToken(app, token);
    await storeToken(db, keys, { uid, token: renewed, now });
    const ref = db.doc(instagramConnectionPath(uid));
    if (connectionIn(await ref.get()))
      await ref.update(stored.encode({ expiresAt: now + renewed.expiresIn * 1_000 }));
    return renewed.token;
  } catch (error) {
    // The one that is there still is valid for weeks.
    if (error instanceof InstagramError) return token;
    throw error;
  }
}

function millisIn(value: unknown): number {
  return value instanceof Timestamp ? value.toMillis() : 0;
}

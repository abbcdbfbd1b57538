import { RECENT_SIGN_IN } from '@waymark/model/entities/account-deletion';
import { archivePath, dataExport } from '@waymark/model/entities/data-export';
import { RATES } from '@waymark/model/entities/quotas';
import { LOCALES } from '@waymark/model/locale';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { identityOf } from '../auth/identify.ts';
import type { Identity } from '../auth/identity.ts';
import { providerManagement } from '../auth/management.ts';
import { photoStore } from '../photos/photo-store.ts';
import { auth, firestore } from '../platform/admin.ts';
import { bodyOf, boundedBodies } from '../platform/body.ts';
import { type Caller, callerOf } from '../platform/caller.ts';
import { ApiError } from '../platform/errors.ts';
import { limit } from '../platform/limits.ts';
import { readEntity } from '../platform/stored.ts';
import { enqueueExport } from './archive/export-task.ts';
import { exportRef, requestExport } from './archive/request-export.ts';
import { cancelDeletion, requestDeletion } from './deletion.ts';
import { downloadAddress } from './download-address.ts';
import { writeTo } from './write-to.ts';

/** Both proofs of a user: the Firebase ID token in the header, and here the token with which Firebase was signed in to. */
const proven = z.strictObject({
  accessToken: z.string().check(z.maxLength(8_192)),
  /** The language of the letter about it. */
  locale: z.enum(LOCALES),
});

const MINUTE = 60;
const DAY = 86_400;
const limits = {
  /** Each reads all that a user has. */
  export: limit({ name: 'export', points: RATES.archivesADay, duration: DAY }),
  download: limit({ name: 'export-download', points: 30, duration: MINUTE }),
  account: limit({ name: 'account', points: 20, duration: MINUTE }),
};

/**
 * What users do with all of their data, each with a Firebase ID token. `POST /api/account/export` begins an archive, whose state
 * is in `users/{uid}/exports`, and `/export/download` answers the address of its file. `POST` and `DELETE /api/account/deletion`
 * request and cancel the deletion of the account. `POST /api/account/sign-out-everywhere` ends all sessions.
 */
export const account = new Hono();

account.use(boundedBodies);

account.post('/export', async (context) => {
  const caller = await callerOf(context.req.header('Authorization'));
  const { identity, locale } = await provenBy(context, caller);
  const { archiveId, isNew } = await requestExport(photoStore(), caller.uid, Date.now(), () =>
    limits.export(caller.uid),
  );
  // Also for an existing request: the queue may have failed when it was made.
  await enqueueExport({ uid: caller.uid, archiveId, email: identity.email, locale });
  return context.json({ archiveId }, isNew ? 202 : 200);
});

account.post('/export/download', async (context) => {
  const { uid } = await callerOf(context.req.header('Authorization'));
  await limits.download(uid);
  const made = readEntity(await exportRef(firestore, uid).get(), dataExport);
  if (made?.state !== 'ready' || made.expiresAt <= Date.now()) {
    throw new ApiError('not-found', 'There is no archive to download.');
  }
  const file = photoStore().originals.file(archivePath(uid, made.archiveId));
  return context.json({ address: await downloadAddress(file) });
});

account.post('/deletion', async (context) => {
  const caller = await callerOf(context.req.header('Authorization'));
  await limits.account(caller.uid);
  const { identity, locale } = await provenBy(context, caller);
  const now = Date.now();
  // Firebase's time alone does not prove much: with an access token anyone can sign in to Firebase anew.
  const signedInAt = Math.min(caller.signedInAt, (identity.signedInAt ?? Number.POSITIVE_INFINITY) * 1_000);
  if (now - signedInAt > RECENT_SIGN_IN) {
    throw new ApiError('sign-in-too-old', 'Sign in again to delete the account.');
  }
  const { deletion, isNew } = await requestDeletion(firestore, {
    uid: caller.uid,
    subject: identity.providerSubject,
    now,
  });
  const { requestedAt, dueAt } = deletion;
  await writeTo(
    `account-deletion-${caller.uid}-${requestedAt}`,
    { email: identity.email, locale },
    (link) => ({
      kind: 'account-deletion',
      link,
      until: dueAt,
    }),
  );
  return context.json({ dueAt }, isNew ? 201 : 200);
});

account.delete('/deletion', async (context) => {
  const { uid } = await callerOf(context.req.header('Authorization'));
  await limits.account(uid);
  await cancelDeletion(firestore, uid);
  return context.body(null, 204);
});

account.post('/sign-out-everywhere', async (context) => {
  const caller = await callerOf(context.req.header('Authorization'));
  await limits.account(caller.uid);
  const { identity } = await provenBy(context, caller);
  // Firebase first: it is what protects the data here.
  await auth.revokeRefreshTokens(caller.uid);
  const { providerSubject } = identity;
  if (providerSubject !== undefined) await providerManagement().endSessions(providerSubject);
  return context.body(null, 204);
});

/**
 * The caller's identity before Firebase, which knows their subject and address.
 * @throws ApiError as `identityOf`, and `forbidden` where the two tokens are of different users
 */
async function provenBy(
  context: Context,
  { uid }: Caller,
): Promise<{ identity: Identity } & Pick<z.infer<typeof proven>, 'locale'>> {
  const { accessToken, locale } = await bodyOf(context, proven);
  const identity = await identityOf(`Bearer ${accessToken}`);
  if (identity.uid !== uid) throw new ApiError('forbidden', 'The tokens are of different users.');
  return { identity, locale };
}

import { creatorOfUser, importsOf, newestListsOf, newestWorksOf } from '@waymark/model/own-queries';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Identity } from '../auth/identity.ts';
import { toQuery } from '../platform/to-query.ts';
import { accountRef, type ContentAccount } from './content-account.ts';
import { grantContentPermission } from './signed-in-account.ts';
import { StrapiError } from './strapi-error.ts';

/** What may be linked: the permission that joining grants. The team's permissions stay with the identity provider. */
const LINKED_PERMISSION = 'feature:creator-profile';

/**
 * Makes an account with a password sign in a user of the identity provider, who has proven both. Its earlier tokens are void. An
 * account that has content of its own is not linked, because that content would be out of reach.
 * @param now in milliseconds of the clock
 * @throws StrapiError `ApplicationError`
 */
export async function linkAccount(
  db: Firestore,
  account: ContentAccount,
  { uid, subject, permissions }: Pick<Identity, 'uid' | 'subject' | 'permissions'>,
  now: number,
): Promise<ContentAccount> {
  if (account.uid === uid) return account;
  if (account.uid !== account.passwordUid)
    throw new StrapiError('ApplicationError', 'The account is linked to another user');
  if (await hasContent(db, account.uid))
    throw new StrapiError('ApplicationError', 'The account has content of its own');
  const linked = { uid, providerSubject: subject };
  await accountRef(db, account.id).update({ ...linked, updatedAt: Timestamp.fromMillis(now) });
  if (permissions.includes(LINKED_PERMISSION)) await grantContentPermission(uid, LINKED_PERMISSION);
  return { ...account, ...linked, updatedAt: now };
}

async function hasContent(db: Firestore, uid: string): Promise<boolean> {
  const queries = [creatorOfUser(uid), newestListsOf(uid, 1), newestWorksOf(uid, 1), importsOf(uid, 1)];
  const found = await Promise.all(queries.map((query) => toQuery(db, query).get()));
  return found.some(({ empty }) => !empty);
}

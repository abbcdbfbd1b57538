import { knownPermissions, type Permission } from '@waymark/model/permissions';
import type { UserRecord } from 'firebase-admin/auth';
import { decodeToken, type UnverifiedToken } from '../auth/access-token.ts';
import type { Identity } from '../auth/identity.ts';
import { providerManagement } from '../auth/management.ts';
import { auth, firestore } from '../platform/admin.ts';
import { configuration } from '../platform/configuration.ts';
import { ApiError } from '../platform/errors.ts';
import { ifKnown } from '../platform/firebase-users.ts';
import { type ContentAccount, readAccount } from './content-account.ts';
import { issueContentToken, verifyContentToken } from './content-token.ts';
import { contentKeys } from './own-content-keys.ts';

/** The custom claim of a Firebase account with the permissions of its content account. */
const PERMISSIONS_CLAIM = 'contentPermissions';

export interface SignedInAccount {
  account: ContentAccount;
  permissions: readonly Permission[];
  /** When the token was issued, in seconds since 1970. */
  issuedAt: number;
}

/**
 * The holder of a content account's token, as the account is now.
 * @throws ApiError `unconfirmed`, `forbidden` for a suspended user, `login_required` for an expired or revoked token and a removed
 * account, `invalid_token`
 */
export async function signedInAccount(token: UnverifiedToken): Promise<SignedInAccount> {
  const { contentIssuer } = configuration;
  const keys = contentKeys();
  const holder = await verifyContentToken(token, {
    issuer: contentIssuer,
    keyOf: (kid) => keys.byId.get(kid),
  });
  const [account, user] = await Promise.all([
    readAccount(firestore, holder.id),
    ifKnown(() => auth.getUser(holder.uid)),
  ]);
  if (account === undefined || user === undefined || account.uid !== holder.uid) throw signInAgain();
  // An unconfirmed account is disabled too.
  if (!account.confirmed) throw new ApiError('unconfirmed', 'The address of the account is not confirmed.');
  if (user.disabled) throw new ApiError('forbidden', 'The account is suspended.');
  if (holder.issuedAt <= (await revokedUntil(account, user))) throw signInAgain();
  return { account, permissions: permissionsOf(user), issuedAt: holder.issuedAt };
}

/** As `signedInAccount`, for an encoded token. */
export function accountOfToken(encoded: string): Promise<SignedInAccount> {
  return signedInAccount(decodeToken(encoded));
}

/** The same as an identity, which Firebase tokens are given to. */
export async function contentIdentity(token: UnverifiedToken): Promise<Identity> {
  const { account, permissions, issuedAt } = await signedInAccount(token);
  return {
    kind: 'content',
    uid: account.uid,
    subject: String(account.id),
    providerSubject: account.providerSubject ?? undefined,
    email: account.email,
    name: account.username,
    permissions: await permissionsNow(account, permissions),
    // They are those of now.
    permissionsAt: Math.floor(Date.now() / 1_000),
    signedInAt: issuedAt,
  };
}

/**
 * Of the permissions of an account those that count now. What the team withdraws from a user at the identity provider must not be left
 * to an account that signs in the same user.
 */
async function permissionsNow(
  { providerSubject }: ContentAccount,
  permissions: readonly Permission[],
): Promise<readonly Permission[]> {
  if (providerSubject === null || permissions.length === 0) return permissions;
  const kept = await providerManagement().permissionsOf(providerSubject);
  return permissions.filter((permission) => kept.includes(permission));
}

/**
 * A new token of an account. Earlier ones stay valid unless they have been revoked.
 * @param user the Firebase account of its user, where it was just read
 */
export async function tokenOfAccount(account: ContentAccount, user?: UserRecord): Promise<string> {
  const { id, uid, confirmed } = account;
  const holder = user?.uid === uid ? user : await auth.getUser(uid);
  return issueContentToken({
    issuer: configuration.contentIssuer,
    keys: contentKeys(),
    id,
    uid,
    isConfirmed: confirmed,
    revokedUntil: await revokedUntil(account, holder),
    now: Date.now(),
  });
}

/** Grants a content account a permission, which its next Firebase token has. Granting it again changes nothing. */
export async function grantContentPermission(uid: string, permission: Permission): Promise<void> {
  const user = await auth.getUser(uid);
  const permissions = knownPermissions([...permissionsOf(user), permission]);
  await auth.setCustomUserClaims(uid, { ...user.customClaims, [PERMISSIONS_CLAIM]: permissions });
}

function permissionsOf({ customClaims }: UserRecord): Permission[] {
  return knownPermissions(customClaims?.[PERMISSIONS_CLAIM]);
}

/**
 * The second in which all tokens of an account were last revoked, since 1970: a new password and a new address do that, and the
 * sessions of its user may be ended too.
 */
async function revokedUntil({ uid, passwordUid }: ContentAccount, user: UserRecord): Promise<number> {
  const isLinked = passwordUid !== null && passwordUid !== uid;
  const holders = isLinked ? [user, await auth.getUser(passwordUid)] : [user];
  return Math.max(...holders.map(revocationOf));
}

function revocationOf({ tokensValidAfterTime }: UserRecord): number {
  return tokensValidAfterTime === undefined ? 0 : Math.floor(Date.parse(tokensValidAfterTime) / 1_000);
}

function signInAgain(): ApiError {
  return new ApiError('login_required', 'The token is not valid any more.');
}

import { newId } from '@waymark/model/ids';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { logUnexpected } from '../platform/log.ts';
import { deleteCodes, useCode } from './codes.ts';
import type { ContentAccount } from './content-account.ts';
import { checkNewPassword, normalPassword } from './password-rules.ts';

/**
 * Sets a new password by a code that a letter brought. It revokes all tokens and the other codes of the account.
 * @param now in milliseconds of the clock
 * @returns the account; undefined for an invalid code
 * @throws StrapiError for a password that is not allowed; the code then stays valid
 */
export async function resetPassword(
  db: Firestore,
  auth: Auth,
  { code, password }: { code: string; password: string },
  now: number,
): Promise<ContentAccount | undefined> {
  await checkNewPassword(password, []);
  const used = await useCode(db, code, 'reset', now);
  if (used === undefined) return undefined;
  const { account, restore } = used;
  try {
    await checkNewPassword(password, [account.email, account.username]);
    await setPassword(auth, account, password);
  } catch (error) {
    await restore().catch((failure: unknown) => logUnexpected(failure, { code: 'reset' }));
    throw error;
  }
  await deleteCodes(db, account.id);
  return account;
}

/** Sets a new password, revokes all tokens of the account, and writes to its holder. */
export async function setPassword(auth: Auth, account: ContentAccount, password: string): Promise<void> {
  const { email, locale, passwordUid } = account;
  if (passwordUid === null) throw new Error('The account has no password');
  await auth.updateUser(passwordUid, { password: normalPassword(password) });
  await auth.revokeRefreshTokens(passwordUid);
  await enqueueMail({ id: newId(), to: email, locale, letter: { kind: 'password-changed' } });
}

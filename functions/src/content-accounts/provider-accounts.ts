import { createHash } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Identity } from '../auth/identity.ts';
import { isAlreadyExists } from '../platform/error-code.ts';
import { hasCode } from '../platform/firebase-users.ts';
import { accountRef, type ContentAccount, newAccountFields, readAccount } from './content-account.ts';

/** Numbers of accounts have 48 bits: JavaScript and JSON know them exactly. */
const ID_BYTES = 6;

/**
 * The content account of a user of the identity provider, made at the first call. It has the uid of that user alone,
 * whatever its address is: an account with the same address and a password stays another account.
 * @param now in milliseconds of the clock
 */
export async function accountOfProvider(
  db: Firestore,
  auth: Auth,
  { uid, subject, email, name }: Pick<Identity, 'uid' | 'subject' | 'email' | 'name'>,
  now: number,
): Promise<ContentAccount> {
  // Without a Firebase account the first sign-in to Firebase would revoke the tokens that are issued before it.
  await auth.createUser({ uid }).catch((error: unknown) => {
    if (!hasCode(error, 'auth/uid-already-exists')) throw error;
  });
  for (let attempt = 0; ; attempt++) {
    const id = providerAccountId(uid, attempt);
    const fields = {
      uid,
      passwordUid: null,
      providerSubject: subject,
      username: (name ?? email ?? '').slice(0, 80),
      email: email ?? '',
      provider: 'auth0',
      confirmed: true,
      locale: 'en',
    } as const;
    try {
      await accountRef(db, id).create(newAccountFields(fields, now));
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
    }
    const account = await readAccount(db, id);
    // Another account may have the same number by chance.
    if (account?.uid === uid) return account;
  }
}

/** Always the same for a uid, so that concurrent calls make one account. */
function providerAccountId(uid: string, attempt: number): number {
  const digest = createHash('sha256').update(`content account of ${uid} ${attempt}`).digest();
  return digest.readUIntBE(0, ID_BYTES) || 1;
}

import { createHash, randomBytes } from 'node:crypto';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { accountIn, accountRef, type ContentAccount } from './content-account.ts';

/** What a code is for, and how long it is valid, in milliseconds. */
const LIFETIMES = { confirm: 3 * 24 * 3_600_000, reset: 3_600_000 } as const;
export type CodePurpose = keyof typeof LIFETIMES;

/** A code is the number of its account and 32 random bytes. */
const CODE = /^(\d{1,16})\.([\w-]{43})$/;

/**
 * A new code of an account. Its hash is kept in `contentAccounts/{id}/codes/{hash}`. A time-to-live policy on `expires` deletes
 * codes that were not used.
 * @param now in milliseconds of the clock
 */
export async function newCode(db: Firestore, id: number, purpose: CodePurpose, now: number): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const expires = Timestamp.fromMillis(now + LIFETIMES[purpose]);
  await codeRef(db, id, secret).create({ purpose, expires });
  return `${id}.${secret}`;
}

interface UsedCode {
  account: ContentAccount;
  /** Makes the code valid again, where what it is for could not be done. */
  restore: () => Promise<void>;
}

/**
 * Uses a code, which is then invalid. Of several requests at once, one gets the account.
 * @param now in milliseconds of the clock
 * @returns undefined for a code that is unknown, used, expired, or for another purpose
 */
export async function useCode(
  db: Firestore,
  code: string,
  purpose: CodePurpose,
  now: number,
): Promise<UsedCode | undefined> {
  const [, id = '', secret = ''] = CODE.exec(code) ?? [];
  if (id === '') return undefined;
  const ref = codeRef(db, Number(id), secret);
  return db.runTransaction(async (transaction) => {
    const [stored, snapshot] = await transaction.getAll(ref, accountRef(db, Number(id)));
    const account = accountIn(snapshot);
    const data = stored?.data();
    const expires: unknown = data?.['expires'];
    const isValid = data?.['purpose'] === purpose && expires instanceof Timestamp && expires.toMillis() > now;
    if (account === undefined || data === undefined || !isValid) return undefined;
    transaction.delete(ref);
    return {
      account,
      restore: async () => {
        await ref.set(data);
      },
    };
  });
}

/** Deletes the codes of an account, so that older letters are of no use. */
export async function deleteCodes(db: Firestore, id: number): Promise<void> {
  await db.recursiveDelete(accountRef(db, id).collection('codes'));
}

function codeRef(db: Firestore, id: number, secret: string): DocumentReference {
  const hash = createHash('sha256').update(secret).digest('base64url');
  return accountRef(db, id).collection('codes').doc(hash);
}

import { randomInt } from 'node:crypto';
import type { Locale } from '@waymark/model/locale';
import { uidOf } from '@waymark/model/uid';
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { isAlreadyExists } from '../platform/error-code.ts';
import { hasCode } from '../platform/firebase-users.ts';
import { logUnexpected } from '../platform/log.ts';
import { useCode } from './codes.ts';
import { accountRef, type ContentAccount, newAccountFields, readAccount } from './content-account.ts';
import { PENDING_DOMAIN } from './email-address.ts';

/** Numbers of accounts have 48 bits: JavaScript and JSON know them exactly. */
const ID_END = 2 ** 48 - 1;

export interface Registration {
  username: string;
  /** In the form of `normalAddress`. */
  email: string;
  password: string;
  locale: Locale;
}

interface RegisterOptions {
  issuer: string;
  /** Milliseconds of the clock. */
  now: number;
}

/**
 * Makes an unconfirmed account, whether or not another one has the address: it gets the address only when it is confirmed. Until
 * then its Firebase account has another address and is disabled, so that it can sign in nowhere.
 */
export async function register(
  db: Firestore,
  auth: Auth,
  { username, email, password, locale }: Registration,
  { issuer, now }: RegisterOptions,
): Promise<ContentAccount> {
  for (;;) {
    const id = randomInt(1, ID_END);
    const uid = await uidOf(issuer, String(id));
    const fields = {
      uid,
      passwordUid: uid,
      providerSubject: null,
      username,
      email,
      provider: 'local',
      confirmed: false,
      locale,
    } as const;
    try {
      // First, so that the sweep finds whatever is left of an interrupted registration.
      await accountRef(db, id).create(newAccountFields(fields, now));
    } catch (error) {
      if (isAlreadyExists(error)) continue;
      throw error;
    }
    await auth.createUser({ uid, email: `${id}@${PENDING_DOMAIN}`, password, disabled: true });
    return { ...fields, id, createdAt: now, updatedAt: now };
  }
}

/**
 * Confirms the address of an account by a code that a letter brought there. An account whose address another one has confirmed
 * meanwhile is removed.
 * @param now in milliseconds of the clock
 * @returns the account; undefined for an invalid code or a removed account
 */
export async function confirmAddress(
  db: Firestore,
  auth: Auth,
  code: string,
  now: number,
): Promise<ContentAccount | undefined> {
  const used = await useCode(db, code, 'confirm', now);
  if (used === undefined) return undefined;
  const { account, restore } = used;
  if (account.confirmed) return account;
  try {
    await auth.updateUser(account.passwordUid ?? account.uid, {
      email: account.email,
      emailVerified: true,
      disabled: false,
    });
    await accountRef(db, account.id).update({
      confirmed: true,
      purgeAt: FieldValue.delete(),
      updatedAt: Timestamp.fromMillis(now),
    });
  } catch (error) {
    if (hasCode(error, 'auth/email-already-exists')) {
      await removeUnconfirmed(db, auth, account.id);
      return undefined;
    }
    // The sweep has removed it.
    if (hasCode(error, 'auth/user-not-found')) return undefined;
    await restore().catch((failure: unknown) => logUnexpected(failure, { code: 'confirm' }));
    throw error;
  }
  return { ...account, confirmed: true, updatedAt: now };
}

/** Removes an account unless its address has been confirmed. */
export async function removeUnconfirmed(db: Firestore, auth: Auth, id: number): Promise<void> {
  const account = await readAccount(db, id);
  if (account === undefined || account.confirmed) return;
  await auth.deleteUser(account.uid).catch((error: unknown) => {
    if (!hasCode(error, 'auth/user-not-found')) throw error;
  });
  await db.recursiveDelete(accountRef(db, id));
}

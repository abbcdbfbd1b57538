import { createHash } from 'node:crypto';
import { confirmedAccountWith } from '@waymark/model/function-queries';
import { uidSchema } from '@waymark/model/ids';
import { LOCALES } from '@waymark/model/locale';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { ifKnown } from '../platform/firebase-users.ts';
import { logBrokenDocument } from '../platform/log.ts';
import { toQuery } from '../platform/to-query.ts';

/** The longest name. */
export const MAX_USERNAME = 80;

/** How long an account may stay unconfirmed, in milliseconds. */
export const UNCONFIRMED_FOR = 7 * 24 * 3_600_000;

const time = z.pipe(
  z.custom<Timestamp>((value) => value instanceof Timestamp),
  z.transform((value) => value.toMillis()),
);

/**
 * `contentAccounts/{id}`: an account of the content backend. Its password is at Firebase Authentication. Read and written by
 * functions only.
 */
const contentAccount = z.object({
  /** The user that it signs in. */
  uid: uidSchema,
  /** The Firebase account with its password: the user's own, until it is linked to another user. Null where it has no password. */
  passwordUid: z.nullable(uidSchema),
  /** The subject of the user at the identity provider; null where they have none there. */
  providerSubject: z.nullable(z.string()),
  username: z.string().check(z.maxLength(MAX_USERNAME)),
  /** The wanted address until it is confirmed, in the form of `normalAddress`. */
  email: z.string(),
  /** `local` has a password; any other signs in at the identity provider. */
  provider: z.enum(['local', 'auth0']),
  confirmed: z.boolean(),
  locale: z.enum(LOCALES),
  createdAt: time,
  updatedAt: time,
});

export type ContentAccount = z.infer<typeof contentAccount> & { id: number };
export type Provider = ContentAccount['provider'];

export function accountRef(db: Firestore, id: number): DocumentReference {
  return db.doc(`contentAccounts/${id}`);
}

/** The account in a document; undefined where there is none. */
export function accountIn(snapshot: DocumentSnapshot | undefined): ContentAccount | undefined {
  const data = snapshot?.data();
  if (snapshot === undefined || data === undefined) return undefined;
  const parsed = contentAccount.safeParse(data);
  if (parsed.success) return { ...parsed.data, id: Number(snapshot.id) };
  logBrokenDocument(snapshot.ref.path);
  return undefined;
}

export async function readAccount(db: Firestore, id: number): Promise<ContentAccount | undefined> {
  return accountIn(await accountRef(db, id).get());
}

/** A content account, and the Firebase account with its password. */
export interface AccountWithPassword {
  account: ContentAccount;
  user: UserRecord;
}

/** The confirmed account with an address, which Firebase knows the holder of; undefined where there is none, or its user is disabled. */
export async function confirmedAccount(
  db: Firestore,
  auth: Auth,
  email: string,
): Promise<AccountWithPassword | undefined> {
  const [user, { docs }] = await Promise.all([
    ifKnown(() => auth.getUserByEmail(email)),
    toQuery(db, confirmedAccountWith(email)).get(),
  ]);
  const account = accountIn(docs[0]);
  if (user === undefined || user.disabled || account?.passwordUid !== user.uid) return undefined;
  return { account, user };
}

type NewAccount = Omit<ContentAccount, 'id' | 'createdAt' | 'updatedAt'>;

/**
 * The fields of a new document. An unconfirmed account has `purgeAt`, when it is removed.
 * @param now in milliseconds of the clock
 */
export function newAccountFields(account: NewAccount, now: number) {
  const createdAt = Timestamp.fromMillis(now);
  const purgeAt = Timestamp.fromMillis(now + UNCONFIRMED_FOR);
  return { ...account, createdAt, updatedAt: createdAt, ...(!account.confirmed && { purgeAt }) };
}

/** The user in answers, with the fields of Strapi 5. */
export function userAnswer(account: ContentAccount) {
  const { id, username, email, provider, confirmed, createdAt, updatedAt } = account;
  return {
    id,
    documentId: documentIdOf(id),
    username,
    email,
    provider,
    confirmed,
    blocked: false,
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
    publishedAt: new Date(createdAt).toISOString(),
  };
}

/** Strapi's second id: 24 small letters and digits. */
function documentIdOf(id: number): string {
  const digest = createHash('sha256').update(`content account ${id}`).digest('hex');
  return BigInt(`0x${digest}`).toString(36).padStart(24, '0').slice(0, 24);
}

import { unconfirmedAccountsWith } from '@waymark/model/function-queries';
import { LOCALE_PREFIXES, type Locale } from '@waymark/model/locale';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { Letter } from '../mail/letter.ts';
import { configuration } from '../platform/configuration.ts';
import { ApiError } from '../platform/errors.ts';
import { limit } from '../platform/limits.ts';
import { toQuery } from '../platform/to-query.ts';
import { newCode } from './codes.ts';
import { accountIn, type ContentAccount, confirmedAccount, readAccount } from './content-account.ts';

/** What a request asked for. Whether there is an account is decided later, so that no answer depends on it. */
export type LetterJob =
  /** An account was registered. */
  | { about: 'registration'; accountId: number; locale: Locale }
  /** The letter with the link that confirms an address was asked for again. */
  | { about: 'confirmation'; email: string; locale: Locale }
  /** A password was forgotten. */
  | { about: 'reset'; email: string; locale: Locale };

/** The most letters that one address gets in an hour. Further ones are dropped without a word. */
const takeLetter = limit({ name: 'account-letters', points: 10, duration: 3_600 });

/** The most registrations of one address that are looked at. */
const MAX_PENDING = 20;

/**
 * Writes the letter that a request asked for, or none.
 * @param jobId the same for each attempt, so that a repeated job sends one letter
 * @param now in milliseconds of the clock
 */
export async function writeAccountLetter(
  db: Firestore,
  auth: Auth,
  { job, jobId, now }: { job: LetterJob; jobId: string; now: number },
): Promise<void> {
  const written = await letterOf(db, auth, job, now);
  if (written === undefined) return;
  const { to, letter } = written;
  try {
    await takeLetter(to);
  } catch (error) {
    if (error instanceof ApiError) return;
    throw error;
  }
  await enqueueMail({ id: jobId, to, locale: job.locale, letter });
}

type Written = { to: string; letter: Letter };

async function letterOf(
  db: Firestore,
  auth: Auth,
  job: LetterJob,
  now: number,
): Promise<Written | undefined> {
  if (job.about === 'reset') {
    const { account } = (await confirmedAccount(db, auth, job.email)) ?? {};
    if (account === undefined) return undefined;
    const code = await newCode(db, account.id, 'reset', now);
    return { to: account.email, letter: { kind: 'reset-password', link: joinLink(job.locale, { code }) } };
  }
  const account =
    job.about === 'confirmation' ? await newestPending(db, job.email) : await readAccount(db, job.accountId);
  if (account === undefined || account.confirmed) return undefined;
  if ((await confirmedAccount(db, auth, account.email)) !== undefined)
    return { to: account.email, letter: { kind: 'address-taken', link: joinLink(job.locale, {}) } };
  const confirmation = await newCode(db, account.id, 'confirm', now);
  return {
    to: account.email,
    letter: { kind: 'confirm-address', link: joinLink(job.locale, { confirmation }) },
  };
}

async function newestPending(db: Firestore, email: string): Promise<ContentAccount | undefined> {
  const { docs } = await toQuery(db, unconfirmedAccountsWith(email, MAX_PENDING)).get();
  const pending = docs.map(accountIn).filter((account) => account !== undefined);
  return pending.toSorted((one, other) => other.createdAt - one.createdAt)[0];
}

function joinLink(locale: Locale, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query).toString();
  return `${configuration.publicOrigin}${LOCALE_PREFIXES[locale]}/join${search && `?${search}`}`;
}

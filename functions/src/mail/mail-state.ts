import type { Delivery } from './delivery-failure.ts';
import type { Mail } from './letter.ts';
import { type RetryWaits, waitAfter } from './retry-waits.ts';

/** How long what is known of a mail is kept, in milliseconds. */
const KEPT = 30 * 86_400_000;

/**
 * How long one attempt may take before another one may begin, in milliseconds. The timeouts of the connection end an attempt much
 * earlier, so this passes only where the process has died.
 */
export const LEASE = 5 * 60_000;

/** The difference of clocks between two machines that is tolerated, in milliseconds. */
const SKEW = 1_000;

/** A mail that waits, or is being handed over. */
export interface QueuedMail {
  state: 'queued';
  mail: Mail;
  /** How many attempts have begun. */
  attempts: number;
  createdAt: number;
  /** The earliest instant of the next attempt. While one runs, it is the end of its lease. */
  dueAt: number;
  purgeAt: number;
}

/** A mail that is no longer worked on. What it said, and to whom, is gone. */
export interface EndedMail {
  state: 'sent' | 'failed' | 'bounced';
  kind: Mail['letter']['kind'];
  attempts: number;
  createdAt: number;
  endedAt: number;
  /** The reply of the server, or another reason; null for one that was sent. */
  code: string | null;
  purgeAt: number;
}

export type MailState = QueuedMail | EndedMail;

export function queued(mail: Mail, now: number): QueuedMail {
  return { state: 'queued', mail, attempts: 0, createdAt: now, dueAt: now, purgeAt: now + KEPT };
}

/** The state in which an attempt may begin; undefined where none may, now or ever. */
export function claimed(state: MailState | undefined, now: number): QueuedMail | undefined {
  if (state?.state !== 'queued' || state.dueAt - now > SKEW) return undefined;
  return { ...state, attempts: state.attempts + 1, dueAt: now + LEASE };
}

/** Whether a claim is still the last one of its mail. */
export function isHeld(state: MailState | undefined, claim: QueuedMail): state is QueuedMail {
  return state?.state === 'queued' && state.attempts === claim.attempts;
}

/** The state after an attempt. */
export function after(claim: QueuedMail, delivery: Delivery, now: number, waits: RetryWaits): MailState {
  if (delivery.done) return ended(claim, 'sent', null, now);
  if (!delivery.retry) return ended(claim, delivery.isAddressBad ? 'bounced' : 'failed', delivery.code, now);
  const dueAt = now + waitAfter(claim.attempts, waits);
  if (dueAt - claim.createdAt > waits.patience) return ended(claim, 'failed', delivery.code, now);
  return { ...claim, dueAt };
}

export function ended(
  { mail, attempts, createdAt, purgeAt }: QueuedMail,
  state: EndedMail['state'],
  code: string | null,
  now: number,
): EndedMail {
  return { state, kind: mail.letter.kind, attempts, createdAt, endedAt: now, code, purgeAt };
}

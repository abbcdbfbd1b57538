import type { Sending } from '@waymark/model/entities/message';
import type { Failure } from '../session/failure.ts';
import { isSignedIn } from '../session/is-signed-in.ts';
import { currentSession } from '../session/session.ts';
import { failureOfRequest } from './api-client.ts';

const REASONS = { 'key-used': 'key-used', invalid: 'invalid' } as const;

/** Why a message could not be sent. */
export type MessageFailure = Failure<(typeof REASONS)[keyof typeof REASONS]>;

/**
 * Sends a message of a visitor, who needs no account. The same message, with the same key, may be sent again: it arrives once.
 * @returns the failure, or undefined after success
 */
export async function sendMessage(body: Sending): Promise<MessageFailure | undefined> {
  const uid = await senderUid();
  const failure = await post(uid, body);
  // A session that has just ended does not prevent a message.
  return uid !== null && failure?.reason === 'signed-out' ? await post(null, body) : failure;
}

function post(uid: string | null, body: Sending): Promise<MessageFailure | undefined> {
  return failureOfRequest({ uid, method: 'POST', path: 'messages', body, reasons: REASONS });
}

/** How long a message waits for a session that is being opened, in milliseconds. Who sends it matters less than that it is sent. */
const PATIENCE = 5_000;

async function senderUid(): Promise<string | null> {
  try {
    const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE));
    if (!(await Promise.race([isSignedIn(), late]))) return null;
  } catch {
    // Without a connection the message cannot be sent anyway, and says so.
    return null;
  }
  const session = currentSession();
  return session.status === 'signed-in' ? session.user.id : null;
}

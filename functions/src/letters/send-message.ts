import { type Message, message as messageSchema, type Sending } from '@waymark/model/entities/message';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { Sender } from '../platform/address-of.ts';
import { configuration } from '../platform/configuration.ts';
import { isAlreadyExists } from '../platform/error-code.ts';
import { ApiError } from '../platform/errors.ts';
import { logMessageStored } from '../platform/log.ts';
import { readEntity, stored } from '../platform/stored.ts';
import { mailOfMessage } from './mail-of-message.ts';
import { takeMessage, takeRequest } from './message-limits.ts';
import { type Recipient, recipientOf } from './recipient.ts';

interface SendOptions {
  sending: Sending;
  /** The uid of the sender, where signed in. */
  from: string | null;
  /** Whom the request is counted under. */
  sender: Sender;
  now: number;
}

/**
 * Stores a message and has it mailed, once for each key, however often it is called: the key is the message's id, and the mail's id is
 * made of it.
 * @throws ApiError `not-found` for a recipient who gets no messages, `too-many`, or `key-used` for another message with the same key
 */
export async function sendMessage(db: Firestore, options: SendOptions): Promise<void> {
  const { sending } = options;
  const ref = db.doc(`messages/${sending.key}`);
  const before = await ref.get();
  if (before.exists) return await finish(db, before, sending);
  let recipient: Recipient;
  try {
    recipient = await allowedRecipient(db, options);
  } catch (error) {
    // Requests for the same message at once are all counted: where one has stored it, the others have succeeded too.
    const other = error instanceof ApiError && error.code === 'too-many' ? await ref.get() : undefined;
    if (!other?.exists) throw error;
    return await finish(db, other, sending);
  }
  const message = messageOf(options, recipient);
  const { id, ...fields } = message;
  try {
    await ref.create(stored.encode(fields));
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    // The same request came twice at once.
    return await finish(db, await ref.get(), sending);
  }
  logMessageStored(id, message.to);
  await mail(db, message, recipient);
}

/** The recipient of a message that no limit forbids. @throws ApiError `not-found` or `too-many` */
async function allowedRecipient(db: Firestore, { sending, from, sender }: SendOptions): Promise<Recipient> {
  const writer = { from, email: sending.email, sender };
  await takeRequest(writer);
  const recipient = await recipientOf(db, sending.to);
  await takeMessage(recipient, writer);
  return recipient;
}

/** Answers a repeated request: the first one may have ended before the message was mailed. */
async function finish(db: Firestore, snapshot: DocumentSnapshot, sending: Sending): Promise<void> {
  const message = readEntity(snapshot, messageSchema);
  if (message === undefined || !isSame(message, sending)) {
    throw new ApiError('key-used', 'Another message was sent with this key.');
  }
  // A creator may have closed their inbox since; the message is in it already.
  const recipient = await recipientOf(db, message.to).catch((error: unknown) => {
    if (error instanceof ApiError) return undefined;
    throw error;
  });
  if (recipient !== undefined) await mail(db, message, recipient);
}

function isSame(message: Message, sending: Sending): boolean {
  return (['to', 'topic', 'name', 'email', 'body'] as const).every(
    (field) => message[field] === sending[field],
  );
}

async function mail(db: Firestore, message: Message, recipient: Recipient): Promise<void> {
  const site = { origin: configuration.publicOrigin, teamAddress: configuration.teamAddress };
  const made = await mailOfMessage(db, message, recipient, site);
  if (made !== undefined) await enqueueMail(made);
}

function messageOf({ sending, from, now }: SendOptions, recipient: Recipient): Message {
  const { key, to, topic, name, email, body, locale } = sending;
  return {
    id: key,
    to,
    recipientId: recipient.kind === 'creator' ? recipient.uid : null,
    topic,
    from,
    name,
    email,
    body,
    locale,
    createdAt: now,
    state: 'new',
  };
}

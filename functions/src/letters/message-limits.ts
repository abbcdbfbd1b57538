import { RATES } from '@waymark/model/entities/quotas';
import type { Sender } from '../platform/address-of.ts';
import { limit } from '../platform/limits.ts';
import type { Recipient } from './recipient.ts';

const HOUR = 3_600;

/** Who writes a message. */
export interface Writer {
  /** The uid, where signed in. */
  from: string | null;
  /** The address for answers, which anybody can write. */
  email: string;
  /** Whom the request is counted under. */
  sender: Sender;
}

/*
 * A person writes a few messages in an hour. The numbers for recipients are what one can read, and what fills an inbox slowly. Nobody
 * who is signed in is counted with visitors, who can invent clients (docs/decisions/functions.md).
 */
const limits = {
  client: limit({ name: 'message-address', points: 10, ofAll: 600, duration: HOUR }),
  member: limit({ name: 'message-member', points: 10, duration: HOUR }),
  writer: limit({ name: 'message-sender', points: RATES.messagesAnHour, duration: HOUR }),
  creator: recipientLimit('message-creator', { ofEach: 5, ofWay: 30, ofVisitors: 90, ofMembers: 30 }),
  team: recipientLimit('message-team', { ofEach: 10, ofWay: 200, ofVisitors: 600, ofMembers: 200 }),
};

/** Counts a request before its recipient is looked up, so that a flood reads no documents. @throws ApiError `too-many` */
export async function takeRequest({ from, sender }: Writer): Promise<void> {
  await (from === null ? limits.client(sender) : limits.member(from));
}

/** Counts a message to a recipient. @throws ApiError `too-many` */
export async function takeMessage(recipient: Recipient, writer: Writer): Promise<void> {
  const { from, email, sender } = writer;
  // An address alone would keep its owner from writing, once another person has written with it.
  await limits.writer(from ?? `${email.toLowerCase()} ${sender.key}`);
  await (recipient.kind === 'team' ? limits.team('team', writer) : limits.creator(recipient.uid, writer));
}

interface Shares {
  /** From one client, or one user. */
  ofEach: number;
  /** From all visitors who came the same way. */
  ofWay: number;
  ofVisitors: number;
  ofMembers: number;
}

/** What each recipient gets. Narrow limits come first: what they refuse takes nothing of the share of others. */
function recipientLimit(name: string, { ofEach, ofWay, ofVisitors, ofMembers }: Shares) {
  const members = limit({ name: `${name}-members`, points: ofEach, ofAll: ofMembers, duration: HOUR });
  const ways = limit({ name, points: ofEach, ofAll: ofWay, duration: HOUR });
  const visitors = limit({ name: `${name}-visitors`, points: ofVisitors, duration: HOUR });
  return async (to: string, { from, sender }: Writer): Promise<void> => {
    if (from !== null) return await members({ key: `${to} ${from}`, way: to });
    await ways({ key: `${to} ${sender.key}`, way: `${to} ${sender.way}` });
    await visitors(to);
  };
}

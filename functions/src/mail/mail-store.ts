import type { MailState, QueuedMail } from './mail-state.ts';

/** Where mails wait, and what is known of addresses. */
export interface MailStore {
  /** Puts a mail into the queue. One with an id that is known stays as it is. */
  create(id: string, mail: QueuedMail): Promise<void>;
  /** Replaces the state of a mail by another one, with no other change between; @returns the new one, where there is one */
  change<State extends MailState>(
    id: string,
    next: (now: MailState | undefined) => State | undefined,
  ): Promise<State | undefined>;
  /** The ids of mails whose next attempt was due at an instant, the longest due first. */
  dueAt(instant: number, limit: number): Promise<string[]>;
  /** Whether the server refused an address for good not long ago. */
  isSuppressed(address: string): Promise<boolean>;
  suppress(address: string, code: string): Promise<void>;
}

import { logMailEnded, logMailWaits } from '../platform/log.ts';
import { type Delivery, deliveryFailureOf } from './delivery-failure.ts';
import type { Mail } from './letter.ts';
import { after, claimed, ended, isHeld, type MailState, type QueuedMail } from './mail-state.ts';
import type { MailStore } from './mail-store.ts';
import type { RetryWaits } from './retry-waits.ts';

export interface Mailer {
  store: MailStore;
  /** Hands a mail to the mail server, which then answers for it. */
  deliver: (mail: Mail) => Promise<void>;
  waits: RetryWaits;
  now: () => number;
}

/**
 * Makes one attempt to send a mail, where one is due. Doubled and late tasks find nothing to do: the first of them takes the mail.
 *
 * SMTP cannot promise more than this: where the process dies after the server has accepted the mail and before that is recorded,
 * the next attempt sends it again, with the same Message-ID.
 * @returns when the next attempt is due, in milliseconds; undefined where there will be none
 */
export async function sendMailOnce(mailer: Mailer, id: string): Promise<number | undefined> {
  const { store, now, waits } = mailer;
  const claim = await store.change(id, (state) => claimed(state, now()));
  if (claim === undefined) return undefined;
  const next = await stateAfter(mailer, claim);
  const settled = await store.change<MailState>(id, (state) => (isHeld(state, claim) ? next : undefined));
  // Another attempt began after the lease of this one ended.
  if (settled === undefined) return undefined;
  if (settled.state !== 'queued') {
    logMailEnded(id, settled);
    return undefined;
  }
  return settled.dueAt;

  async function stateAfter({ deliver }: Mailer, claim: QueuedMail): Promise<MailState> {
    const { mail } = claim;
    if (await store.isSuppressed(mail.to)) return ended(claim, 'bounced', 'suppressed', now());
    const delivery: Delivery = await deliver(mail).then(
      () => ({ done: true }) as const,
      (error) => deliveryFailureOf(error),
    );
    if (!delivery.done && delivery.retry) logMailWaits(id, claim.attempts, delivery.code);
    if (!delivery.done && !delivery.retry && delivery.isAddressBad) {
      await store.suppress(mail.to, delivery.code);
    }
    return after(claim, delivery, now(), waits);
  }
}

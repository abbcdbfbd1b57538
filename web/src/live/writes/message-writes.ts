import { type MailSettings, mailSettingsPath } from '@waymark/model/entities/mail-settings';
import type { MessageState } from '@waymark/model/entities/message';
import { doc, type Firestore, runTransaction } from 'firebase/firestore';
import { runInDatabase } from '../core/unavailable-error.ts';

/*
 * The writes of a reader of messages. Each is a transaction, because a plain write would wait for a connection instead of failing
 * without one. All throw UnavailableError, and the refusal of the security rules.
 */

/** The writes, in a database. */
export function messageWrites(firestore: Firestore) {
  function setMessageState(id: string, state: MessageState): Promise<void> {
    return runInDatabase(() =>
      runTransaction(firestore, async (transaction) => {
        transaction.update(doc(firestore, 'messages', id), { state });
      }),
    );
  }

  function setMailSettings(uid: string, settings: MailSettings): Promise<void> {
    return runInDatabase(() =>
      runTransaction(firestore, async (transaction) => {
        transaction.set(doc(firestore, mailSettingsPath(uid)), settings);
      }),
    );
  }

  return { setMessageState, setMailSettings };
}

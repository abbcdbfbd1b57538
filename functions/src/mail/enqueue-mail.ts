import type { Locale } from '@waymark/model/locale';
import { isAlreadyExists } from '../accounts/grants.ts';
import { firestore } from '../platform/admin.ts';
import type { Letter } from './letter.ts';

/** To be replaced by the mailer: keeps the letter in the database, where tests read it. */
export async function enqueueMail(mail: {
  id: string;
  to: string;
  locale: Locale;
  letter: Letter;
}): Promise<void> {
  try {
    await firestore.doc(`mail/outbox/letters/${mail.id}`).create({ ...mail, at: Date.now() });
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}

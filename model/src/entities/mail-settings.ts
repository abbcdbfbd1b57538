import * as z from 'zod/mini';

/** `users/{uid}/settings/mail`: which mails a user wants, beside those about the account. Without the document, all. */
export const mailSettings = z.strictObject({
  /** Messages of visitors, which are in the inbox in any case. */
  messages: z.boolean(),
});
export type MailSettings = z.infer<typeof mailSettings>;

export const ALL_MAILS: MailSettings = { messages: true };

export function mailSettingsPath(uid: string): string {
  return `users/${uid}/settings/mail`;
}

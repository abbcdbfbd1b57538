import { message } from '@waymark/model/entities/message';
import { LOCALES } from '@waymark/model/locale';
import * as z from 'zod/mini';

/** An address of the site; `enqueueMail` refuses those of other sites. */
const link = z.url().check(z.maxLength(2_000));
const { shape } = message;

/** What a mail says, without its wording. */
const letter = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('confirm-address'), link }),
  z.strictObject({ kind: z.literal('address-taken'), link }),
  z.strictObject({ kind: z.literal('reset-password'), link }),
  z.strictObject({ kind: z.literal('password-changed') }),
  z.strictObject({
    kind: z.literal('message'),
    /** Null where the message is for a creator. */
    topic: shape.topic,
    name: shape.name,
    /** The sender's address, to which answers go. */
    email: shape.email,
    body: shape.body,
    /** Where the recipient reads it on the site. */
    link,
    /** Ends these mails by one click; absent where they cannot be ended. */
    unsubscribe: z.optional(link),
  }),
  z.strictObject({ kind: z.literal('data-ready'), link }),
  z.strictObject({
    kind: z.literal('account-deletion'),
    link,
    /** When the account will be deleted, in milliseconds since 1970. */
    until: z.int().check(z.nonnegative()),
  }),
]);
export type Letter = z.infer<typeof letter>;

/** The longest address that fits into a command of SMTP (RFC 5321, 4.5.3.1.3). */
const ADDRESS_MAX = 254;

/**
 * An address that can be written to. Its domain may have letters of any script, which the mailer encodes. None of these characters
 * ends a line or begins another address.
 */
export const mailAddress = z
  .string()
  .check(
    z.maxLength(ADDRESS_MAX),
    z.regex(/^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*$/u),
  );

/** One mail to be sent. */
export const mail = z.strictObject({
  /** Letters, digits, `-` and `_`. A mail with the same id is sent once. */
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/)),
  to: mailAddress,
  locale: z.enum(LOCALES),
  letter,
});
export type Mail = z.infer<typeof mail>;

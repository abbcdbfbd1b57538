import { LOCALES } from '@waymark/model/locale';
import type { Letter } from '../functions/src/mail/letter.ts';
import { contentOf } from '../functions/src/mail/mail-content.ts';
import { mailsTo } from './mail-box.ts';

const KINDS = ['confirm-address', 'address-taken', 'reset-password', 'password-changed'] as const;

/** A mail about an account, as its reader understands it. */
export interface AccountLetter {
  kind: (typeof KINDS)[number];
  link: string;
}

/** The mails about an account that arrived at an address, the oldest first. */
export async function lettersTo(address: string, mailBox?: string): Promise<AccountLetter[]> {
  const mails = await mailsTo(address, mailBox);
  return mails.toReversed().flatMap(({ subject, links: [link] }) => {
    const kind = KINDS.find((one) => subjectsOf(one).includes(subject));
    return kind === undefined || link === undefined ? [] : [{ kind, link }];
  });
}

function subjectsOf(kind: AccountLetter['kind']): string[] {
  const link = 'https://waymark.example/';
  const letter: Letter = kind === 'password-changed' ? { kind } : { kind, link };
  return LOCALES.map((locale) => contentOf({ letter, locale }, link).subject);
}

/** The value of a parameter in the link of a letter. */
export function codeIn(letter: AccountLetter | undefined, parameter: 'code' | 'confirmation'): string {
  const code = letter && new URL(letter.link).searchParams.get(parameter);
  if (!code) throw new Error(`The letter has no link with ${parameter}`);
  return code;
}

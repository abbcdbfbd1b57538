import type { Locale } from '@waymark/model/locale';

/** A letter by its kind. */
export type Letter =
  | { kind: 'data-ready'; link: string }
  | { kind: 'account-deletion'; link: string; until: number };

/** Replaced by the mailer. */
export async function enqueueMail(_mail: {
  id: string;
  to: string;
  locale: Locale;
  letter: Letter;
}): Promise<void> {}

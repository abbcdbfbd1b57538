import type { Locale } from '@waymark/model/locale';
import { pathTo } from '@waymark/model/paths/path-to';
import type { Letter, Mail } from './letter.ts';
import { ENGLISH } from './texts/english.ts';
import { FRENCH } from './texts/french.ts';
import type { MailText, MailTexts } from './texts/mail-texts.ts';

/** What a mail shows, from which both its text and its HTML are made. */
export interface MailContent extends MailText {
  locale: Locale;
  /** What another person wrote; shown apart, so that it cannot pass for ours. */
  quote: string | undefined;
  link: string;
  copyLink: string;
  /** The link that ends mails of this kind, and its label. */
  unsubscribe: { link: string; label: string } | undefined;
  from: string;
}

const TEXTS: Readonly<Record<Locale, MailTexts>> = { en: ENGLISH, fr: FRENCH };

/** @param origin of the site */
export function contentOf({ letter, locale }: Pick<Mail, 'letter' | 'locale'>, origin: string): MailContent {
  const texts = TEXTS[locale];
  const isMessage = letter.kind === 'message';
  const ending = isMessage ? letter.unsubscribe : undefined;
  return {
    ...textOf(texts, letter),
    locale,
    quote: isMessage ? letter.body : undefined,
    link: 'link' in letter ? letter.link : origin + pathTo('join', {}, locale),
    copyLink: texts.copyLink,
    unsubscribe: ending === undefined ? undefined : { link: ending, label: texts.unsubscribe },
    from: texts.from,
  };
}

/** The name that the sender of a mail has in a list of mails. */
export function senderName({ letter, locale }: Pick<Mail, 'letter' | 'locale'>, ours: string): string {
  if (letter.kind !== 'message' || letter.name === null) return ours;
  return TEXTS[locale].via(letter.name);
}

function textOf({ letters }: MailTexts, letter: Letter): MailText {
  // The table has a function for each kind, which takes letters of that kind; TypeScript cannot follow that here.
  const write = letters[letter.kind] as (letter: Letter) => MailText;
  return write(letter);
}

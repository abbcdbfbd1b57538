import type { Letter } from '../letter.ts';

/** The wording of one mail. Each text is plain: no text of it is HTML. */
export interface MailText {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** The label of the link. */
  action: string;
  /** In small type below the link. */
  notes: readonly string[];
}

type OfKind<Kind extends Letter['kind']> = Extract<Letter, { kind: Kind }>;

/** The wording of all mails in one language. */
export interface MailTexts {
  letters: { [Kind in Letter['kind']]: (letter: OfKind<Kind>) => MailText };
  /** The line between a link and the address that a reader can copy. */
  copyLink: string;
  unsubscribe: string;
  /** Says at the end of every mail from whom it is. */
  from: string;
  /** The name of the sender of a message. */
  via: (name: string) => string;
}

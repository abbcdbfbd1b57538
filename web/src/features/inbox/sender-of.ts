import type { Message } from '@waymark/model/entities/message';

/** The name of a sender; the address of one without a name. */
export function senderOf({ name, email }: Pick<Message, 'name' | 'email'>): string {
  return name ?? email;
}

/** The longest quoted text in the address of a new mail, in characters. Mail programs cut longer addresses. */
const MAX_QUOTE = 600;

/**
 * The address that opens the reader's mail program with an answer.
 * @param subject of the answer
 */
export function answerAddress({ email, body }: Pick<Message, 'email' | 'body'>, subject: string): string {
  const cut = body.length > MAX_QUOTE ? `${body.slice(0, MAX_QUOTE).toWellFormed()}…` : body;
  const quote = cut
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`\r\n\r\n${quote}`)}`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query}`;
}

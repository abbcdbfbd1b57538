import type { MailContent } from './mail-content.ts';

/** The plain text of a mail. */
export function textOf(content: MailContent): string {
  const { heading, paragraphs, quote, action, link, notes, unsubscribe, from } = content;
  return [
    heading,
    ...paragraphs,
    ...(quote === undefined ? [] : [quoted(quote)]),
    // On a line of its own, where every client finds the whole address.
    `${action}:\n${link}`,
    ...notes,
    ...(unsubscribe === undefined ? [] : [`${unsubscribe.label}:\n${unsubscribe.link}`]),
    `-- \n${from}`,
  ].join('\n\n');
}

/** Every line is marked, so that none of them can pass for ours. */
function quoted(text: string): string {
  return linesOf(text)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

/** The lines of a text, whatever ends them. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
}

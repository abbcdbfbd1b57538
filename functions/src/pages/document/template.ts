import type { Locale } from '@waymark/model/locale';

/** The parts of a document that differ from page to page. */
interface DocumentParts {
  locale: Locale;
  /** The HTML of the tags for the head. */
  head: string;
  /** The rendered page; undefined where the browser renders it. */
  content?: string | undefined;
  /** The payload that the page was rendered with, and its mark. */
  data?: InlinedPayload | undefined;
}

export interface InlinedPayload {
  payload: object;
  mark: string;
}

/** Writes a document. */
export type Template = (parts: DocumentParts) => string;

/** The places in web/index.html, in their order. What lies between two marks is part of the second one's text. */
const MARKS = [
  '<html lang="en">',
  '<!--head-->',
  '<!--/head-->',
  '<!--content-->',
  '<!--shell-->',
  '<!--/shell-->',
] as const;

/**
 * Reads the built index.html.
 * @throws Error where it lacks a mark
 */
export function readTemplate(file: string): Template {
  let rest = file;
  const texts = MARKS.map((mark) => {
    const at = rest.indexOf(mark);
    if (at === -1) throw new Error(`The built index.html has no ${mark}`);
    const text = rest.slice(0, at);
    rest = rest.slice(at + mark.length);
    return text;
  });
  const [start, beforeHead, , afterHead, beforeShell, shell] = texts;
  return ({ locale, head, content, data }) =>
    [
      start,
      `<html lang="${locale}">`,
      beforeHead,
      head,
      afterHead,
      content ?? '',
      beforeShell,
      content === undefined ? shell : ((data && inlined(data)) ?? ''),
      rest,
    ].join('');
}

/** The element from which the application takes the payload (web/src/app/head/inlined-payload.ts). */
function inlined({ payload, mark }: InlinedPayload): string {
  return `<script type="application/json" id="payload" data-mark="${mark}">${jsonForHtml(payload)}</script>`;
}

/** JSON in which nothing can end the element or begin a comment. Line separators are no part of JavaScript strings everywhere. */
function jsonForHtml(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

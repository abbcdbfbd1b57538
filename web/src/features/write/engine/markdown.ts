/** Signs that a plain text is Markdown. A single one of the weak signs may be an accident. */
const STRONG = [
  /^#{1,6} \S/m,
  /\*\*\S(?:[^*\n]*\S)?\*\*/,
  /\[[^\]\n]+\]\((?:https?:\/\/|\/)[^)\s]+\)/,
  /^\|.+\|[ \t]*\n\|[ :|-]+\|[ \t]*$/m,
];
const WEAK = /^(?: {0,3}[-*+]| {0,3}\d{1,3}[.)]| {0,3}>) \S/gm;

/** Whether a plain text looks like Markdown. */
export function isMarkdown(text: string): boolean {
  return STRONG.some((sign) => sign.test(text)) || [...text.matchAll(WEAK)].length > 1;
}

type Parse = (text: string) => string;

let parse: Parse | undefined;

/** Loads the code that reads Markdown. Where it cannot be loaded, a text is pasted as it is. */
export function loadMarkdown(): void {
  import('marked').then(
    ({ Marked }) => {
      const marked = new Marked({ async: false, breaks: true });
      parse = (text) => {
        const html = marked.parse(text);
        return typeof html === 'string' ? html : '';
      };
    },
    (error: unknown) =>
      console.warn('Pasted Markdown stays as it is, because its code was not loaded.', error),
  );
}

/** The HTML of a text in Markdown, which is not cleaned; undefined for any other text, and until the code is loaded. */
export function htmlOfMarkdown(text: string): string | undefined {
  return isMarkdown(text) ? parse?.(text) : undefined;
}

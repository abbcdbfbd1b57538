/** The tags for the head, which React writes before the content. It escapes `<` and `>` in titles and attributes. */
const LEADING_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/;
const PRELOAD = /<link rel="preload"[^>]*>/g;

/**
 * Splits rendered HTML into its content and its preloads. Titles and the other tags for the head are left out: the page function
 * writes them for every page, also for one that could not be rendered.
 */
export function splitHead(rendered: string): { html: string; preloads: string } {
  const [head = ''] = LEADING_TAGS.exec(rendered) ?? [];
  return { html: rendered.slice(head.length), preloads: (head.match(PRELOAD) ?? []).join('') };
}

/** No more is read at once, in UTF-16 code units: a page of a word processor holds some 100,000. */
const MAX_HTML = 8_000_000;
/** The time that browsers take to read grows with the square of what is left open: this much is a third of a second. */
const MAX_OPEN = 5_000;

/** These are closed by what comes after them, or cannot hold anything. */
const NEVER_DEEP = new Set(
  'area base br col colgroup dd dt embed hr img input li link meta optgroup option p param rp rt source tbody td tfoot th thead tr track wbr'.split(
    ' ',
  ),
);

/** The beginning of HTML that a browser can parse quickly: all of it, unless it was made to keep the browser busy. */
export function boundedHtml(html: string): string {
  const tag = /<(?:!--|(\/?)([a-z][^\s/>]*))/gi;
  let open = 0;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    const [, slash, name] = found;
    if (found.index > MAX_HTML) break;
    if (name === undefined) {
      const end = html.indexOf('-->', tag.lastIndex);
      if (end < 0) break;
      tag.lastIndex = end;
    } else if (!NEVER_DEEP.has(name.toLowerCase())) {
      open = Math.max(0, open + (slash === '' ? 1 : -1));
      if (open > MAX_OPEN) return html.slice(0, found.index);
    }
  }
  return html.slice(0, MAX_HTML);
}

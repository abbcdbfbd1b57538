/** The most that is read at once, in UTF-16 code units. A page of a word processor has about 100,000. */
const MAX_HTML = 8_000_000;
/** The parsing time of browsers grows with the square of the number of open elements. This many take a third of a second. */
const MAX_OPEN = 5_000;

/** Elements that the next element closes, or that cannot have content. */
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

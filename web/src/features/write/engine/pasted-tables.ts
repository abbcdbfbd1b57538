import { MAX_TABLE } from '@waymark/model/rich-text/schema';

/** A table with these is a part of the layout of its page. */
const LAYOUT = 'table, h1, h2, h3, h4, h5, h6, blockquote, hr, pre';
/** So is a single row with these. */
const COLUMNS = 'p + p, div + div, ul, ol';

/** The most cells that one cell of HTML is read as, in each direction. */
const MAX_SPAN = Math.max(MAX_TABLE.rows, MAX_TABLE.columns);

/**
 * The cells of a table of data, row by row, all rows of one length. A joined cell is followed by undefined in place of the other cells
 * that it covers. Undefined for a table that lays out a page, and for one that is larger than a text may have.
 */
export function cellsOfTable(table: Element): (Element | undefined)[][] | undefined {
  if (table.localName !== 'table' || table.querySelector(LAYOUT) !== null) return undefined;
  const rows = [...table.querySelectorAll('tr')];
  if (rows.length > MAX_TABLE.rows) return undefined;
  const grid: (Element | undefined)[][] = rows.map(() => []);
  for (const [index, row] of rows.entries()) {
    let column = 0;
    for (const cell of row.children) {
      if (cell.localName !== 'td' && cell.localName !== 'th') continue;
      const line = grid[index] ?? [];
      while (column in line) column++;
      cover(grid, { row: index, column, cell });
    }
  }
  const filled = grid.filter((row) => row.length > 0);
  const columns = Math.max(0, ...filled.map((row) => row.length));
  if (columns > MAX_TABLE.columns || columns < 2) return undefined;
  if (filled.length < 2 && table.querySelector(COLUMNS) !== null) return undefined;
  return filled.map((row) => Array.from({ length: columns }, (_, column) => row[column]));
}

function cover(
  grid: (Element | undefined)[][],
  { row, column, cell }: { row: number; column: number; cell: Element },
): void {
  const [down, across] = [spanOf(cell, 'rowspan'), spanOf(cell, 'colspan')];
  for (const [index, line] of grid.slice(row, row + down).entries()) {
    for (let at = column; at < column + across; at++) {
      line[at] = index === 0 && at === column ? cell : undefined;
    }
  }
}

function spanOf(cell: Element, attribute: 'rowspan' | 'colspan'): number {
  const span = Number(cell.getAttribute(attribute));
  return Number.isInteger(span) && span > 1 ? Math.min(span, MAX_SPAN) : 1;
}

/** The content of a cell as paragraphs: blocks in it end a paragraph, and lists and photos become words or nothing. */
export function paragraphsIn(content: Element, isBlock: (element: Element) => boolean): HTMLElement[] {
  const paragraphs: HTMLElement[] = [];
  let current: HTMLElement | undefined;
  const take = (node: Node): void => {
    if (node instanceof Element && isBlock(node)) {
      current = undefined;
      for (const child of [...node.childNodes]) take(child);
      current = undefined;
      return;
    }
    if (current === undefined) {
      if (node.nodeType === Node.TEXT_NODE && !/\S/.test(node.nodeValue ?? '')) return;
      current = content.ownerDocument.createElement('p');
      paragraphs.push(current);
    }
    current.append(node);
  };
  for (const child of [...content.childNodes]) take(child);
  return paragraphs;
}

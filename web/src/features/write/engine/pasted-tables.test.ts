// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsOfTable } from './pasted-tables.ts';

function tableOf(html: string): Element {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const [table] = body.children;
  if (!table) throw new Error('There is no table.');
  return table;
}

const words = (html: string) =>
  cellsOfTable(tableOf(html))?.map((row) => row.map((cell) => cell?.textContent ?? ''));

test('joined cells are cells of their own, with the words in the first', () => {
  expect(
    words(
      '<table><tr><td rowspan="2">a</td><td colspan="2">b</td></tr><tr><td>c</td><td>d</td></tr><tr><td>e</td></tr></table>',
    ),
  ).toEqual([
    ['a', 'b', ''],
    ['', 'c', 'd'],
    ['e', '', ''],
  ]);
});

test.each([
  ['of one column', '<table><tr><td>a</td></tr><tr><td>b</td></tr></table>'],
  ['within another', '<table><tr><td><table><tr><td>a</td></tr></table></td><td>b</td></tr></table>'],
  ['with headings', '<table><tr><td><h2>a</h2></td><td>b</td></tr></table>'],
  ['of 13 columns', `<table><tr>${'<td>a</td>'.repeat(13)}</tr></table>`],
  ['of 101 rows', `<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(101)}</table>`],
  ['whose cells span more', '<table><tr><td colspan="1000">a</td><td>b</td></tr></table>'],
])('a table %s is no table of data', (_, html) => {
  expect(words(html)).toBeUndefined();
});

test('every row of any table has as many cells, and no word is lost', () => {
  const span = fc.constantFrom('', '0', '1', '2', '3', '-1', 'x', '1e3');
  const cell = fc.record({ down: span, across: span });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 4 }), (rows) => {
      let count = 0;
      const html = rows
        .map(
          (cells) =>
            `<tr>${cells.map(({ down, across }) => `<td rowspan="${down}" colspan="${across}">${count++}</td>`).join('')}</tr>`,
        )
        .join('');
      const grid = words(`<table>${html}</table>`);
      if (!grid) return;
      expect(new Set(grid.map((row) => row.length)).size).toBe(1);
      expect(
        grid
          .flat()
          .filter((word) => word !== '')
          .map(Number)
          .toSorted((a, b) => a - b),
      ).toEqual(Array.from({ length: count }, (_, index) => index));
    }),
  );
});

import { placeInTile, type Tile } from '../geography/tiles.ts';
import { countOf, ITEM_CLASSES } from './item-class.ts';
import type { MapItem } from './map-item.ts';

/** The longest text of cells. Beyond that a grid of half the size is stored, so that no tile grows with its counts. */
export const MAX_CELLS_LENGTH = 4_000;

/** A square part of a tile with the numbers of its items. */
export interface Cell {
  /** From 0, the western column and the northern row. */
  column: number;
  row: number;
  /** The centre of its items, in steps of a 36th of its side from its north-western corner: 0…35. */
  x: number;
  y: number;
  /** How many items of each class, in the order of `ITEM_CLASSES`. */
  counts: readonly number[];
}

/** The non-empty cells of a tile, row by row. */
export interface Cells {
  /** The number of cells on a side of the tile. */
  size: number;
  cells: readonly Cell[];
}

const STEPS = 36;

/** The sizes of grids in cells on a side: a tile's own, and its halves. */
const SIZES = [1, 2, 4, 8];

/** The character of each class in the text of a cell, which no number and no separator has. The order may not change. */
const CLASS_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%&()*+-./:;<=>?@[]^_{|}~';

/** The centre of a cell's items on the square of web mercator: 0…1 from west to east and from north to south. */
export function middleOf({ level, x, y }: Tile, size: number, cell: Cell): { x: number; y: number } {
  const side = 2 ** level * size;
  return {
    x: (x * size + cell.column + (cell.x + 0.5) / STEPS) / side,
    y: (y * size + cell.row + (cell.y + 0.5) / STEPS) / side,
  };
}

/** Counts the items of the tile in a grid with a given number of cells on a side. */
export function countItems(tile: Tile, items: readonly MapItem[], size: number): Cells {
  return join(
    size,
    items.map((item) => {
      const { x, y } = placeInTile(item.position, tile);
      return { x: stepAt(x * size, size), y: stepAt(y * size, size), counts: countOf(item) };
    }),
  );
}

/** The middle of the step that contains a point of the grid. The cell is computed first, which is exact for any grid. */
function stepAt(place: number, size: number): number {
  const cell = Math.min(Math.floor(place), size - 1);
  return cell * STEPS + Math.min(Math.floor((place - cell) * STEPS), STEPS - 1) + 0.5;
}

/** The same in cells of twice the side. */
export function halve({ size, cells }: Cells): Cells {
  return join(
    size / 2,
    cells.map(({ column, row, x, y, counts }) => ({
      x: (column * STEPS + x + 0.5) / 2,
      y: (row * STEPS + y + 0.5) / 2,
      counts,
    })),
  );
}

/** The cells of a tile's four quarters, in the order of `childTiles`, as those of the tile. */
export function assemble(quarters: readonly Cells[], size: number): Cells {
  const half = size / 2;
  const cells = quarters.flatMap((quarter, i) =>
    quarter.cells.map((cell) => ({
      ...cell,
      column: cell.column + (i % 2) * half,
      row: cell.row + (i >> 1) * half,
    })),
  );
  return { size, cells: cells.sort((a, b) => a.row - b.row || a.column - b.column) };
}

/** The number of all items. */
export function totalOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The number of items in a square of cells, given its first column and row and the number of cells on its side. */
export function countWithin(
  { cells }: Cells,
  { column, row, side }: { column: number; row: number; side: number },
) {
  return cells
    .filter((cell) => cell.column >= column && cell.column < column + side)
    .filter((cell) => cell.row >= row && cell.row < row + side)
    .reduce((sum, { counts }) => sum + totalOf(counts), 0);
}

/** A weighted point of the tile, in half steps of the grid. */
interface Spot {
  x: number;
  y: number;
  counts: readonly number[];
}

/** Sums of halves are exact, so the order does not matter. */
function join(size: number, spots: readonly Spot[]): Cells {
  const sums = new Map<number, { x: number; y: number; counts: number[] }>();
  for (const { x, y, counts } of spots) {
    const key = Math.floor(y / STEPS) * size + Math.floor(x / STEPS);
    const sum = sums.get(key) ?? { x: 0, y: 0, counts: ITEM_CLASSES.map(() => 0) };
    const items = totalOf(counts);
    sum.x += x * items;
    sum.y += y * items;
    sum.counts = sum.counts.map((count, i) => count + (counts[i] ?? 0));
    sums.set(key, sum);
  }
  const cells = [...sums]
    .sort(([a], [b]) => a - b)
    .map(([key, { x, y, counts }]) => {
      const [column, row] = [key % size, Math.floor(key / size)];
      const items = totalOf(counts);
      return {
        column,
        row,
        x: Math.floor(x / items) - column * STEPS,
        y: Math.floor(y / items) - row * STEPS,
        counts,
      };
    });
  return { size, cells };
}

/** Cells as one text: column, row and centre of each are one character each; a character and a number for each class follow. */
export function writeCells({ size, cells }: Cells): string {
  const words = cells.map(({ column, row, x, y, counts }) => {
    const classes = counts.map((count, i) =>
      count === 0 ? '' : `${CLASS_CHARACTERS[i]}${count.toString(STEPS)}`,
    );
    return [column, row, x, y].map((number) => number.toString(STEPS)).join('') + classes.join('');
  });
  return [size, ...words].join(' ');
}

const WORD = /^([0-9a-z]{4})((?:[^0-9a-z][0-9a-z]+)+)$/;

/** @throws Error where the text is not what `writeCells` writes */
export function readCells(text: string): Cells {
  const [first, ...words] = text.split(' ');
  const size = Number(first);
  if (!SIZES.includes(size)) throw new Error('Cells of an unknown size');
  return { size, cells: words.map((word) => readCell(word, size)) };
}

function readCell(word: string, size: number): Cell {
  const [, places, classes] = WORD.exec(word) ?? [];
  if (places === undefined || classes === undefined) throw new Error('A cell that cannot be read');
  const [column = size, row = size, x = 0, y = 0] = [...places].map((digit) => Number.parseInt(digit, STEPS));
  const counts = ITEM_CLASSES.map(() => 0);
  let isKnown = true;
  for (const [, character = '', number = ''] of classes.matchAll(/([^0-9a-z])([0-9a-z]+)/g)) {
    const at = CLASS_CHARACTERS.indexOf(character);
    isKnown &&= at >= 0 && at < counts.length;
    counts[at] = Number.parseInt(number, STEPS);
  }
  const fits = column < size && row < size && isKnown;
  if (!fits || !counts.every(Number.isSafeInteger)) throw new Error('A cell beyond its tile');
  return { column, row, x, y, counts };
}

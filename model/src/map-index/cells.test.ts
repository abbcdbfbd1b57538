import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { childTiles, tileAt } from '../geography/tiles.ts';
import { arbitraryItems } from '../testing/arbitrary-tiles.ts';
import { assemble, countItems, countWithin, halve, readCells, totalOf, writeCells } from './cells.ts';
import { ITEM_CLASSES } from './item-class.ts';

const world = { level: 0, x: 0, y: 0 };

test('every item is counted in one cell, whatever the order', () => {
  fc.assert(
    fc.property(arbitraryItems, fc.constantFrom(1, 4, 8), (items, size) => {
      const cells = countItems(world, items, size);
      expect(countWithin(cells, { column: 0, row: 0, side: size })).toBe(items.length);
      expect(countItems(world, items.toReversed(), size)).toEqual(cells);
      for (const { x, y, counts } of cells.cells) {
        expect(x >= 0 && x < 36 && y >= 0 && y < 36).toBe(true);
        expect(totalOf(counts)).toBeGreaterThan(0);
      }
    }),
  );
});

test('the cells of four quarters are those of the tile', () => {
  fc.assert(
    fc.property(arbitraryItems, (items) => {
      const quarters = childTiles(world).map((child) =>
        countItems(
          child,
          items.filter(
            ({ position }) => tileAt(position, 1).x === child.x && tileAt(position, 1).y === child.y,
          ),
          4,
        ),
      );
      expect(assemble(quarters, 8)).toEqual(countItems(world, items, 8));
    }),
  );
});

test('cells of twice the side hold the same items, at most one step away', () => {
  fc.assert(
    fc.property(arbitraryItems, (items) => {
      const halved = halve(countItems(world, items, 8));
      const direct = countItems(world, items, 4);
      expect(halved.cells.map(({ column, row, counts }) => ({ column, row, counts }))).toEqual(
        direct.cells.map(({ column, row, counts }) => ({ column, row, counts })),
      );
      for (const [i, { x, y }] of halved.cells.entries()) {
        expect(Math.abs(x - (direct.cells[i]?.x ?? 0))).toBeLessThanOrEqual(1);
        expect(Math.abs(y - (direct.cells[i]?.y ?? 0))).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('cells are read as they were written', () => {
  fc.assert(
    fc.property(arbitraryItems, (items) => {
      const cells = countItems(world, items, 8);
      expect(readCells(writeCells(cells))).toEqual(cells);
    }),
  );
});

test('a class that came with a later number has a character of its own', () => {
  const [{ counts } = { counts: [] }] = readCells('8 0000A2/1').cells;
  expect(counts[ITEM_CLASSES.indexOf('destination/city')]).toBe(2);
  expect(counts[ITEM_CLASSES.indexOf('marker/beach')]).toBe(1);
  expect(totalOf(counts)).toBe(3);
});

test.each([
  '',
  'x',
  '8 0000',
  '8 8000A1',
  '8 0000~1',
  '8 0000é1',
  '0 0000A1',
  '8 0000A',
  '8 0000A1 ',
  '40 0000A1',
])('an invalid text of cells (%j) is refused', (text) => {
  expect(() => readCells(text)).toThrow();
});

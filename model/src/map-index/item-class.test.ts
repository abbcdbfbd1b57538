import { expect, test } from 'vitest';
import { categoryOf } from '../entities/category-of.ts';
import { CATEGORIES, DESTINATION_TYPES, GIVEN_CATEGORIES, KINDS, MARKER_ICONS } from '../entities/kinds.ts';
import { categoryOfClass, classOf, countOf, fieldsOfClass, ITEM_CLASSES, kindOfClass } from './item-class.ts';

/** Items of every kind with everything that their class may follow from. */
const ITEMS = KINDS.flatMap((kind) =>
  [undefined, ...GIVEN_CATEGORIES].flatMap((category) =>
    [undefined, ...DESTINATION_TYPES].flatMap((type) =>
      [undefined, ...MARKER_ICONS].map((icon) => ({ kind, category, type, icon })),
    ),
  ),
);

test('every item has a class with its kind and its category, and every class has items', () => {
  const classes = new Set(ITEMS.map(classOf));
  expect([...classes].toSorted()).toEqual(ITEM_CLASSES.toSorted());
  for (const item of ITEMS) {
    expect(kindOfClass(classOf(item))).toBe(item.kind);
    expect(categoryOfClass(classOf(item))).toBe(categoryOf(item));
  }
});

test('every category has items of some kind', () => {
  expect(new Set(ITEMS.map(categoryOf))).toEqual(new Set(CATEGORIES));
});

test('an item with the fields of a class is of that class', () => {
  for (const itemClass of ITEM_CLASSES) expect(classOf(fieldsOfClass(itemClass))).toBe(itemClass);
});

test('an item is counted once, in its class', () => {
  for (const item of ITEMS) {
    const counts = countOf(item);
    expect(counts.indexOf(1)).toBe(ITEM_CLASSES.indexOf(classOf(item)));
    expect(counts.filter((count) => count !== 0)).toEqual([1]);
  }
});

test('the order is that of stored tiles: new classes are appended', () => {
  expect(ITEM_CLASSES.slice(0, 7)).toEqual([
    'destination/city',
    'area',
    'pin/other',
    'marker/other',
    'post',
    'list',
    'poi/sight',
  ]);
  expect(ITEM_CLASSES.indexOf('poi/other')).toBe(17);
  expect(ITEM_CLASSES.indexOf('marker/transport')).toBe(43);
});

import { expect, test } from 'vitest';
import { CATEGORIES, KINDS } from '../entities/kinds.ts';
import { classOf, ITEM_CLASSES, kindOfClass } from './item-class.ts';

test('every kind and category has a class of its own', () => {
  const classes = [...KINDS.filter((kind) => kind !== 'poi'), ...CATEGORIES];
  expect(ITEM_CLASSES.toSorted()).toEqual(classes.toSorted());
  for (const kind of KINDS) {
    for (const category of CATEGORIES) expect(kindOfClass(classOf({ kind, category }))).toBe(kind);
  }
});

test('the order is that of stored tiles: new classes are appended', () => {
  expect(ITEM_CLASSES.slice(0, 7)).toEqual(['destination', 'area', 'pin', 'marker', 'post', 'list', 'sight']);
  expect(ITEM_CLASSES.indexOf('other')).toBe(17);
});

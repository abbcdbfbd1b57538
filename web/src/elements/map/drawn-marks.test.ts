// @vitest-environment happy-dom
import { ITEM_CLASSES } from '@waymark/model/map-index/item-class';
import { makeMapItem } from '@waymark/model/map-index/make-map-item';
import { expect, test } from 'vitest';
import { SHAPES } from '../card/kind-mark.tsx';
import { drawnMarks } from './drawn-marks.ts';
import type { Mark } from './map-marks.ts';

const POSITION = { lat: 38.7, lng: -9.1 };
const OPTIONS = { locale: 'fr', isNamed: true } as const;

const counts = (of: Partial<Record<(typeof ITEM_CLASSES)[number], number>>) =>
  ITEM_CLASSES.map((itemClass) => of[itemClass] ?? 0);

const single: Mark = {
  key: 'one',
  position: POSITION,
  counts: counts({ post: 1 }),
  items: 1,
  best: makeMapItem({ kind: 'post', id: 'one', position: POSITION, title: { en: 'Hills', fr: 'Collines' } }),
  listed: [],
};

test('a single item has the shape of its kind, with its name in the language of the page', () => {
  const [mark] = drawnMarks([single], OPTIONS);
  expect(mark).toMatchObject({ key: 'one', position: POSITION, shape: SHAPES.post, name: 'Collines' });
  expect(drawnMarks([single], { ...OPTIONS, isNamed: false })[0]?.name).toBe('');
});

test('an item that the map only counts has the shape of its kind, and no name', () => {
  const [mark] = drawnMarks([{ ...single, best: undefined }], OPTIONS);
  expect(mark).toMatchObject({ shape: SHAPES.post, name: '' });
});

import { expect, test } from 'vitest';
import { lookOf, type MapShape } from './map-shape.ts';

const look = (shape: Partial<MapShape>) =>
  lookOf({ id: 'bay', kind: 'area', lines: [], colour: '#3b4a54', ...shape });

test('an area has an edge and is faint, and one that is filled has no edge', () => {
  expect(look({})).toEqual({ opacity: 0.14, width: 1.5 });
  expect(look({ fill: 0.6 })).toEqual({ opacity: 0.6, width: 0 });
});

test('what the page is about is drawn stronger', () => {
  expect(look({ selected: true })).toEqual({ opacity: 0.26, width: 3 });
  expect(look({ kind: 'route' }).width).toBeLessThan(look({ kind: 'route', selected: true }).width);
});

import { makeMapItem } from '@waymark/model/map-index/make-map-item';
import { expect, test } from 'vitest';
import type { MapView } from '../../map/in-view.ts';
import { heatSpots } from './heat-spots.ts';
import { EVERYTHING } from './item-filter.ts';
import { MOST_MARKS } from './map-marks.ts';

const VIEW: MapView = { camera: { lat: 0, lng: 0, zoom: 6 }, size: { width: 800, height: 600 } };

/** A tile with so many pins, ten at each place. */
function tileWith(count: number) {
  const items = Array.from({ length: count }, (_, at) =>
    makeMapItem({ kind: 'pin', id: `pin${at}`, position: { lat: 1, lng: Math.floor(at / 10) } }),
  );
  return { level: 0, x: 0, y: 0, content: { leaf: true as const, items } };
}

test('where there are more items than marks, every spot has the number of its items', () => {
  const spots = heatSpots([tileWith(MOST_MARKS + 1)], VIEW, EVERYTHING);
  expect(spots).toHaveLength(8);
  expect(spots.reduce((sum, { items }) => sum + items, 0)).toBe(MOST_MARKS + 1);
});

test('where every item has a mark, nothing glows', () => {
  expect(heatSpots([tileWith(MOST_MARKS)], VIEW, EVERYTHING)).toEqual([]);
});

test('the filter of the map applies', () => {
  expect(heatSpots([tileWith(200)], VIEW, { kinds: ['post'], categories: [] })).toEqual([]);
});

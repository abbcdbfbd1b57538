import type { MultiPoint } from 'geojson';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { HEADS, markerHeads } from './marker-heads.ts';

/** A map whose style of the region may come later. */
function fakeMap() {
  const listeners = new Map<string, () => void>();
  const told: MultiPoint[] = [];
  let hasRegion = false;
  const map = {
    on: (name: string, listener: () => void) => listeners.set(name, listener),
    once: (name: string, listener: () => void) => listeners.set(name, listener),
    getSource: (id: string) => {
      if (listeners.size < 2) throw new Error('The map is removed.');
      return hasRegion && id === HEADS ? { setData: (data: MultiPoint) => told.push(data) } : undefined;
    },
  };
  const addRegion = () => {
    hasRegion = true;
    listeners.get('styledata')?.();
  };
  const remove = () => {
    listeners.get('remove')?.();
    listeners.clear();
  };
  // The heads call these functions only.
  return { map: map as unknown as MapLibreMap, told, addRegion, remove };
}

const LISBON = { lat: 38.7, lng: -9.1 };
const PORTO = { lat: 41.1, lng: -8.6 };
const soon = () => new Promise((resolve) => setTimeout(resolve));

test('the style of the region hears of the markers, of all that come at once in one message', async () => {
  const { map, told, addRegion } = fakeMap();
  const heads = markerHeads(map);
  heads.set('a', LISBON);
  heads.set('b', PORTO);
  await soon();
  expect(told).toEqual([]);
  addRegion();
  addRegion();
  expect(told.map(({ coordinates }) => coordinates)).toEqual([
    [
      [-9.1, 38.7],
      [-8.6, 41.1],
    ],
  ]);
  heads.set('a', PORTO);
  heads.delete('b');
  heads.delete('unknown');
  await soon();
  expect(told).toHaveLength(2);
  expect(told[1]?.coordinates).toEqual([[-8.6, 41.1]]);
});

test('markers that leave after the map are no error', async () => {
  const { map, told, addRegion, remove } = fakeMap();
  const heads = markerHeads(map);
  heads.set('a', LISBON);
  addRegion();
  remove();
  heads.delete('a');
  await soon();
  expect(told).toHaveLength(1);
});

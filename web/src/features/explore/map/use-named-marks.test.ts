import { WORLD_TILE } from '@waymark/model/geography/tiles';
import { countItems } from '@waymark/model/map-index/cells';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { expect, test } from 'vitest';
import { marksOf } from '../../../elements/map/map-marks.ts';
import { namedMarks } from './use-named-marks.ts';

const VIEW = { camera: { lat: 20, lng: 0, zoom: 2 }, size: { width: 1_440, height: 900 } };
const item = (id: string, lat: number, lng: number, kind: MapItem['kind'] = 'poi'): MapItem => ({
  kind,
  id: id.padEnd(20, 'x'),
  position: { lat, lng },
  rank: 1,
  cover: null,
  title: { en: id },
});

const LISTED = item('Listed', 45, 5);
const COUNTED = item('Counted', 5, -55);
const TILES = [
  {
    ...WORLD_TILE,
    content: { leaf: false as const, items: [LISTED], cells: countItems(WORLD_TILE, [LISTED, COUNTED], 32) },
  },
];

function marks() {
  return marksOf(TILES, VIEW, { kinds: [], categories: [] });
}

test('a single item that the tiles of the map only count is its mark with its name, at its position', () => {
  expect(marks().map(({ best }) => best?.title.en)).toContain(undefined);
  const named = namedMarks(marks(), [COUNTED], VIEW);
  expect(named.map(({ best }) => best?.title.en).sort()).toEqual(['Counted', 'Listed']);
  expect(named.find(({ best }) => best?.id === COUNTED.id)?.position).toEqual(COUNTED.position);
});

test('an item that has a mark, is of another kind or far away names no other mark', () => {
  const others = [LISTED, item('Story', 5, -55, 'post'), item('Far', 60, 100)];
  expect(namedMarks(marks(), others, VIEW)).toEqual(marks());
  expect(namedMarks(marks(), [], VIEW)).toEqual(marks());
});

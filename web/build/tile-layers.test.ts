import { expect, test } from 'vitest';
import { readLayers, type TileLayer, writeLayers } from './tile-layers.ts';

const LAYERS: TileLayer[] = [
  {
    name: 'place',
    extent: 4_096,
    features: [{ type: 1, tags: { name: 'Alfama', rank: 3 }, lines: [[[10, 20]]] }],
  },
  {
    name: 'transportation',
    extent: 2_048,
    features: [
      {
        type: 2,
        tags: { class: 'minor' },
        lines: [
          [
            [-64, 0],
            [2_100, 7],
          ],
          [
            [5, 5],
            [6, 9],
            [8, 8],
          ],
        ],
      },
    ],
  },
];

test('what is written is read again, each layer in its own steps', () => {
  expect(readLayers(writeLayers(LAYERS))).toEqual(LAYERS);
});

test('a layer without features is left out', () => {
  expect(writeLayers([{ name: 'park', extent: 4_096, features: [] }])).toHaveLength(0);
});

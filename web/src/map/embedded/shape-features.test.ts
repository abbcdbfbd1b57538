import { expect, test } from 'vitest';
import type { MapShape } from '../map-shape.ts';
import { featuresOf } from './shape-features.ts';

const shapeOf = (kind: MapShape['kind'], ...longitudes: number[]): MapShape => ({
  id: kind,
  kind,
  lines: [longitudes.map((lng, i) => ({ lat: i, lng }))],
  colour: 'teal',
});

test.each([
  [
    'a route',
    shapeOf('route', 178, -178, 179),
    [
      [
        [178, 0],
        [182, 1],
        [179, 2],
      ],
    ],
  ],
  [
    'an area',
    shapeOf('area', 178, -178, -178, 178),
    [
      [
        [178, 0],
        [182, 1],
        [182, 2],
        [178, 3],
      ],
    ],
  ],
  [
    'a route on one side',
    shapeOf('route', -3, 4),
    [
      [
        [-3, 0],
        [4, 1],
      ],
    ],
  ],
])('the engine draws %s the short way over the antimeridian', (_, shape, coordinates) => {
  expect(featuresOf([shape]).features[0]?.geometry).toMatchObject({ coordinates });
});

import { expect, test } from 'vitest';
import { thinned } from './thin-streets.ts';
import type { TileFeature, TileLayer } from './tile-layers.ts';

const BUILDINGS = { reach: 4, tolerance: 2, area: 100 };

function layer(name: string, ...features: TileFeature[]): TileLayer {
  return { name, extent: 4_096, features };
}

function road(tags: TileFeature['tags'], ...lines: TileFeature['lines']): TileFeature {
  return { type: 2, tags, lines };
}

const LINE = [
  [0, 0],
  [400, 0],
] as const;
const NEXT = [
  [400, 0],
  [400, 400],
] as const;

function tagsIn(layers: readonly TileLayer[]) {
  return layers.flatMap(({ features }) => features.map(({ tags }) => tags));
}

test('roads of one class become one line, without attributes that the map does not read', () => {
  const roads = layer(
    'transportation',
    road({ class: 'primary', surface: 'paved' }, LINE),
    road({ class: 'primary', surface: 'cobble' }, NEXT),
  );
  expect(thinned([roads], 14, BUILDINGS)).toEqual([
    layer(
      'transportation',
      road({ class: 'primary' }, [
        [0, 0],
        [400, 0],
        [400, 400],
      ]),
    ),
  ]);
});

test('what is drawn at no zoom at which the tile is shown is left out', () => {
  const roads = layer('transportation', road({ class: 'primary' }, LINE), road({ class: 'path' }, LINE));
  expect(tagsIn(thinned([roads], 13, BUILDINGS))).toEqual([{ class: 'primary' }]);
  expect(tagsIn(thinned([roads], 14, BUILDINGS))).toEqual([{ class: 'primary' }, { class: 'path' }]);
});

test('a layer that the map does not have is left out', () => {
  expect(
    tagsIn(thinned([layer('poi', { type: 1, tags: { class: 'shop' }, lines: [[[1, 1]]] })], 14, BUILDINGS)),
  ).toEqual([]);
});

test('a tile that is shown at its own size only has half as many steps', () => {
  const [roads] = thinned([layer('transportation', road({ class: 'primary' }, LINE))], 12, BUILDINGS);
  expect(roads).toMatchObject({
    extent: 2_048,
    features: [
      {
        lines: [
          [
            [0, 0],
            [200, 0],
          ],
        ],
      },
    ],
  });
});

test('a street with a name is one line, which has its label once', () => {
  const names = layer(
    'transportation_name',
    road({ class: 'primary', name: 'Rua Augusta' }, LINE),
    road({ class: 'primary', name: 'Rua Augusta' }, NEXT),
    road({ class: 'primary', name: 'Rua do Ouro' }, LINE),
  );
  const [{ features } = { features: [] }] = thinned([names], 14, BUILDINGS);
  expect(features.map(({ tags, lines }) => [tags['name'], lines.length])).toEqual([
    ['Rua Augusta', 1],
    ['Rua do Ouro', 1],
  ]);
});

test('points stay alone, each with its label', () => {
  const place = (name: string): TileFeature => ({
    type: 1,
    tags: { class: 'suburb', name },
    lines: [[[1, 1]]],
  });
  const [{ features } = { features: [] }] = thinned(
    [layer('place', place('Alfama'), place('Alfama'))],
    14,
    BUILDINGS,
  );
  expect(features).toHaveLength(2);
});

test('a tram is transit, as OpenMapTiles has it, and a subway is not drawn', () => {
  const rails = layer('transportation', road({ class: 'tram' }, LINE), road({ class: 'subway' }, LINE));
  expect(tagsIn(thinned([rails], 14, BUILDINGS))).toEqual([{ class: 'transit' }]);
});

test('names in all languages of the map are kept', () => {
  const tags = {
    class: 'primary',
    name: '四条通',
    'name:en': 'Shijo',
    'name:fr': 'Shijô',
    'name:latin': 'Shijō dōri',
  };
  const names = layer('transportation_name', road(tags, LINE));
  expect(tagsIn(thinned([names], 14, BUILDINGS))).toEqual([tags]);
});

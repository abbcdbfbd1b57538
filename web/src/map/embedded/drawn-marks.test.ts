// @vitest-environment happy-dom
import type { FeatureCollection } from 'geojson';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DrawnContent } from '../drawn-marks.ts';
import { createDrawnMarks } from './drawn-marks.ts';
import { lazyDrawnMarks } from './lazy-drawn-marks.ts';

/** A source of the library, of which only the data matters here. */
const { FakeSource } = vi.hoisted(() => ({
  FakeSource: class {
    data: unknown;
    setData(data: unknown) {
      this.data = data;
    }
  },
}));
vi.mock('maplibre-gl', () => ({ GeoJSONSource: FakeSource }));
// The environment has no canvas.
vi.mock('./shape-picture.ts', () => ({ pictureOf: () => ({ width: 1, height: 1, data: [0, 0, 0, 0] }) }));

const COLOURS: DrawnContent['colours'] = {
  sea: 'blue',
  shelf: 'lightblue',
  land: 'rgb(245, 239, 225)',
  coast: 'grey',
  border: 'brown',
  graticule: 'silver',
  label: 'rgb(58, 74, 82)',
  surface: 'white',
  ink: 'black',
};

const onPress = vi.fn();
const onPoint = vi.fn();

const CONTENT: DrawnContent = {
  marks: [
    { key: 'a', position: { lat: 0, lng: 10 }, colour: 'red', shape: 'M0 0', name: 'Alfama' },
    { key: 'b', position: { lat: 0, lng: 12 }, colour: 'red', shape: 'M0 0', name: '' },
    { key: 'c', position: { lat: 0, lng: 30 }, colour: 'teal', shape: 'M0 0', name: 'Chiado' },
  ],
  heat: [{ position: { lat: 0, lng: 10 }, items: 14 }],
  taken: [{ lat: 0, lng: 20 }],
  colours: COLOURS,
  onPress,
  onPoint,
};

/** A map on which a degree is ten pixels. */
function fakeMap(centre = 0) {
  const listeners = new Map<string, (event: object) => void>();
  const sources = new Map<string, InstanceType<typeof FakeSource>>();
  const images: string[] = [];
  const painted: string[] = [];
  const canvas = document.createElement('canvas');
  const map = {
    on: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    once: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    addSource: (id: string) => sources.set(id, new FakeSource()),
    getSource: (id: string) => sources.get(id),
    addLayer: ({ id }: { id: string }) => painted.push(id),
    setPaintProperty: (id: string, name: string, value: string) => painted.push(`${id} ${name} ${value}`),
    addImage: (id: string) => images.push(id),
    getCanvas: () => canvas,
    getCenter: () => ({ lat: 0, lng: centre }),
    isMoving: () => false,
    project: ({ lat, lng }: { lat: number; lng: number }) => ({ x: 10 * lng, y: -10 * lat }),
  };
  const data = (id: string) => sources.get(id)?.data as FeatureCollection | undefined;
  const hover = (x: number, y: number, target: Element = canvas) =>
    listeners.get('mousemove')?.({ originalEvent: { target }, point: { x, y } });
  const remove = () => listeners.get('remove')?.({});
  // The marks call these functions only.
  return { map: map as unknown as MapLibreMap, data, hover, remove, images, painted, canvas };
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

test('shapes and heat are drawn, with one picture for each look', () => {
  const { map, data, images } = fakeMap();
  createDrawnMarks(map).draw(CONTENT);
  const marks = data('drawn')?.features.map(({ properties }) => properties);
  expect(marks).toMatchObject([{ name: 'Alfama', order: 0 }, { order: 1 }, { name: 'Chiado' }]);
  expect(images).toHaveLength(2);
  expect(marks?.[0]?.['picture']).toBe(images[0]);
  expect(data('drawn-heat')?.features[0]?.properties).toEqual({ items: 14 });
  expect(data('drawn-taken')?.features).toHaveLength(1);
});

test('a press reaches the nearest mark, and none that is far away', () => {
  const drawn = createDrawnMarks(fakeMap().map);
  expect(drawn.press([100, 0])).toBe(false);
  drawn.draw(CONTENT);
  expect(drawn.press([109, 0])).toBe(true);
  expect(onPress).toHaveBeenLastCalledWith('a');
  expect(drawn.press([113, 5])).toBe(true);
  expect(onPress).toHaveBeenLastCalledWith('b');
  expect(drawn.press([200, 0])).toBe(false);
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('a mark beyond the antimeridian is pressed where the map shows it', () => {
  const drawn = createDrawnMarks(fakeMap(179).map);
  drawn.draw({ ...CONTENT, marks: [{ ...CONTENT.marks[0], position: { lat: 0, lng: -179 } } as never] });
  expect(drawn.press([1_810, 0])).toBe(true);
  expect(drawn.press([-1_790, 0])).toBe(false);
});

test('the mouse points at a mark until it leaves; over an element of the map it points at that', () => {
  const { map, hover, canvas } = fakeMap();
  createDrawnMarks(map).draw(CONTENT);
  hover(100, 4);
  hover(101, 4);
  expect(onPoint.mock.calls).toEqual([['a']]);
  expect(canvas.style.cursor).toBe('pointer');
  hover(200, 200);
  expect(onPoint).toHaveBeenLastCalledWith(null);
  expect(canvas.style.cursor).toBe('');
});

test('a finger does not hover', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { map, hover } = fakeMap();
  createDrawnMarks(map).draw(CONTENT);
  hover(100, 4);
  expect(onPoint).not.toHaveBeenCalled();
});

test('another scheme changes colours and pictures, and nothing removes all', () => {
  const { map, data, images, painted } = fakeMap();
  const drawn = createDrawnMarks(map);
  drawn.draw(CONTENT);
  const layers = painted.length;
  drawn.draw({ ...CONTENT, colours: { ...COLOURS, surface: 'black', ink: 'white' } });
  expect(painted.slice(layers)).toContain('drawn-shapes text-halo-color black');
  expect(images).toHaveLength(4);
  drawn.draw(null);
  for (const id of ['drawn', 'drawn-heat', 'drawn-taken']) expect(data(id)?.features).toEqual([]);
});

test('the code is loaded with the first marks, which may have changed meanwhile', async () => {
  const { map, data } = fakeMap();
  const drawn = lazyDrawnMarks(map);
  await drawn.draw(null);
  expect(drawn.press([100, 0])).toBe(false);
  const first = drawn.draw(CONTENT);
  await drawn.draw({ ...CONTENT, marks: CONTENT.marks.slice(1) });
  await first;
  expect(data('drawn')?.features).toHaveLength(2);
  expect(drawn.press([120, 0])).toBe(true);
});

test('a map that is removed while the code loads is left alone', async () => {
  const { map, remove, painted } = fakeMap();
  const drawn = lazyDrawnMarks(map);
  const late = drawn.draw(CONTENT);
  remove();
  await drawn.draw(null);
  await late;
  expect(painted).toEqual([]);
});

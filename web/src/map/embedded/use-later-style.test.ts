// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MapColours } from '../map-colours.ts';
import type { NameLanguage } from './label-layers.ts';
import type { StyleMaker } from './later-style.ts';
import { useLaterStyle } from './use-later-style.ts';

const COLOURS: MapColours = {
  sea: 'blue',
  shelf: 'lightblue',
  land: 'white',
  coast: 'grey',
  border: 'brown',
  graticule: 'silver',
  label: 'black',
};

const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  warned.mockClear();
});

afterEach(cleanup);

/** A map that writes down what is done to it. */
function fakeMap(first: number) {
  const done: string[] = [];
  let zoom = first;
  let onZoom = () => {};
  const map = {
    getZoom: () => zoom,
    on: (_: 'zoom', listener: () => void) => {
      onZoom = listener;
    },
    off: () => {},
    addSource: (id: string) => done.push(`source ${id}`),
    addLayer: ({ id }: { id: string }, before: string) => done.push(`layer ${id} below ${before}`),
    setPaintProperty: (id: string, name: string, value: unknown) => done.push(`${id} ${name} ${value}`),
    setLayoutProperty: (id: string, name: string, value: unknown) => done.push(`${id} ${name} ${value}`),
  };
  const zoomTo = (next: number) => {
    zoom = next;
    onZoom();
  };
  // The hook calls these functions only.
  return { map: map as unknown as MapLibreMap, done, zoomTo };
}

const make: StyleMaker = ({ land }, language) => ({
  sources: { near: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } } },
  layers: [
    [
      {
        id: 'names',
        type: 'symbol',
        source: 'near',
        layout: { 'text-field': language },
        paint: { 'text-color': land },
      },
      'countries',
    ],
  ],
});

function open(zoom: number, load: () => Promise<StyleMaker | null>) {
  const fake = fakeMap(zoom);
  const part = { from: 3, load };
  const { rerender } = renderHook(
    ({ colours, language }: { colours: MapColours; language: NameLanguage }) =>
      useLaterStyle(fake.map, zoom, part, colours, language),
    { initialProps: { colours: COLOURS, language: 'en' } },
  );
  return { ...fake, rerender };
}

test('a view of the world loads nothing, and a closer one adds the part once', async () => {
  const load = vi.fn(async () => make);
  const { done, zoomTo } = open(1, load);
  zoomTo(2.4);
  expect(load).not.toHaveBeenCalled();
  zoomTo(2.6);
  await waitFor(() => expect(done).toEqual(['source near', 'layer names below countries']));
  zoomTo(8);
  expect(load).toHaveBeenCalledTimes(1);
});

test('the part follows the colours and the language of the page', async () => {
  const { done, rerender } = open(5, async () => make);
  await waitFor(() => expect(done).toHaveLength(2));
  rerender({ colours: { ...COLOURS, land: 'black' }, language: 'fr' });
  expect(done.slice(2)).toEqual(['names text-color black', 'names text-field fr']);
});

test('a part that cannot be loaded is requested again when the connection returns', async () => {
  const load = vi.fn(async () => make).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { done } = open(5, load);
  await waitFor(() => expect(warned).toHaveBeenCalledTimes(1));
  expect(done).toEqual([]);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(done).toHaveLength(2));
});

test('a map without the part stays as it is', async () => {
  const load = vi.fn(async () => null);
  const { done, zoomTo } = open(5, load);
  await waitFor(() => expect(load).toHaveBeenCalled());
  zoomTo(12);
  expect(load).toHaveBeenCalledTimes(1);
  expect(done).toEqual([]);
});

// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { type Tile, tileAt, WORLD_TILE } from '@waymark/model/geography/tiles';
import { countItems } from '@waymark/model/map-index/cells';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { type MapTile, tileKey, writeTile } from '@waymark/model/map-index/map-tile';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages, loadParts } from '../../i18n/messages.ts';
import { Translated } from '../../i18n/translated.tsx';
import { createTileCache } from '../../live/tiles/tile-cache.ts';
import { cacheLoadedTiles, TileCacheContext } from '../../live/tiles/tile-cache-context.ts';
import { Explore } from './explore.tsx';
import { ExplorePanel } from './list/explore-panel.tsx';

// The map and the buttons that save are not part of what a server renders.
vi.mock('./map/lazy-map.tsx', () => ({ LazyMap: () => null }));
vi.mock('../../elements/save/lazy-save.tsx', () => ({ LazySave: () => null }));
// No part of this page asks the database.
vi.mock('../../live/core/live-layer.ts', () => ({ useLiveLayer: () => undefined }));
/** What the server answers to a request for a tile. */
const asked = vi.hoisted(() => ({ answer: (_tile: Tile): MapTile | undefined => undefined }));
vi.mock('../../services/map-tile.ts', () => ({ loadMapTile: async (tile: Tile) => asked.answer(tile) }));

const messages = { ...(await loadMessages('en')), ...(await loadParts(['explore'], 'en')) };

const at = (id: string, lat: number, lng: number, kind: 'pin' | 'poi' = 'pin'): MapItem => ({
  kind,
  id: id.padEnd(20, '0'),
  position: { lat, lng },
  rank: 1,
  cover: null,
  title: { en: id },
});
const ITEMS = [at('Lisbon', 38.7, -9.1), at('Vienna', 48.2, 16.4, 'poi'), at('Suva', -18.1, 178.4)];
const LOADED = {
  home: { payload: { tiles: [{ ...WORLD_TILE, ...writeTile({ leaf: true, items: ITEMS }) }] } },
};

/** What the payload says of the first of them. */
const DETAILS = [
  {
    id: 'Lisbon'.padEnd(20, '0'),
    summary: { en: 'Seven hills above a river.' },
    byline: { name: 'Inês' },
    countryCode: 'PT',
    city: { en: 'Lisbon', fr: 'Lisbonne' },
  },
];

const OF_A_BROWSER = ['document', 'window', 'innerWidth', 'innerHeight', 'matchMedia', 'navigator'] as const;

let root: Root | undefined;
let place: HTMLElement;
const onRecoverableError = vi.fn();
const onError = vi.fn();

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  onRecoverableError.mockClear();
  vi.spyOn(console, 'error').mockImplementation(onError.mockClear());
});

afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  place.remove();
  vi.restoreAllMocks();
});

function page(search: string, cache = cacheOf(LOADED)) {
  return (
    <Translated locale="en" messages={messages}>
      <TileCacheContext value={cache}>
        <MemoryRouter initialEntries={[`/${search}`]}>
          <Explore page="index">
            <ExplorePanel title="Home" heading={<h1>The world</h1>} footer={null} details={DETAILS} />
          </Explore>
        </MemoryRouter>
      </TileCacheContext>
    </Translated>
  );
}

function cacheOf(loaded: Parameters<typeof cacheLoadedTiles>[1]) {
  const cache = createTileCache();
  cacheLoadedTiles(cache, loaded);
  return cache;
}

/** The page as a server without a window renders it, for all views of the address. */
function onServer(): string {
  for (const name of OF_A_BROWSER) vi.stubGlobal(name, undefined);
  const html = renderToString(page(''));
  vi.unstubAllGlobals();
  return html;
}

async function hydrate(search: string, width: number): Promise<string[]> {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', width < 600 ? 915 : 900);
  place.innerHTML = onServer();
  const before = rows();
  await act(async () => {
    root = hydrateRoot(place, page(search), { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
  return before;
}

const rows = () => [...place.querySelectorAll('li')].map(({ textContent }) => textContent);

test('a server renders the items in the first view, their number and the filters', () => {
  place.innerHTML = onServer();
  expect(rows()).toHaveLength(2);
  expect(rows().join()).toMatch(/Lisbon/);
  const lisbon = rows().find((text) => text?.startsWith('Lisbon'));
  expect(lisbon).toBe('LisbonPinLisbon, PortugalSeven hills above a river.by Inês');
  expect(place.querySelector('[role=status]')?.textContent).toBe('2 results in view');
  // A kind of place that nothing in view has is not offered.
  expect(place.textContent).toMatch(/Other places 2/);
  expect(place.textContent).not.toMatch(/Museums/);
});

test.each([412, 640, 1_000, 2_560])(
  'a browser of any size hydrates the page without a change of the list: %i pixels',
  async (width) => {
    const before = await hydrate('', width);
    expect(before).toHaveLength(2);
    expect(rows()).toEqual(before);
  },
);

test('a page with a view in its address hydrates as the page without it, and then has its view', async () => {
  const before = await hydrate('?at=48.2,16.4,9&kinds=poi', 1_440);
  expect(before).toHaveLength(2);
  expect(rows()).toHaveLength(1);
  expect(rows().join()).toMatch(/Vienna/);
  expect(place.querySelector('[aria-pressed=true]')?.textContent).toBe('More');
});

test.each(['?at=999,abc,-4', '?kinds=castle,__proto__', '?item=pin:', '?at=&q=%00'])(
  'a view that makes no sense changes nothing: %s',
  async (search) => {
    const before = await hydrate(search, 1_440);
    expect(rows()).toEqual(before);
  },
);

test('extensions that changed attributes of the page do no harm', async () => {
  const html = onServer().replace('<section', '<section data-extension="1"');
  vi.stubGlobal('innerWidth', 1_440);
  vi.stubGlobal('innerHeight', 900);
  place.innerHTML = html;
  await act(async () => {
    root = hydrateRoot(place, page(''), { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(rows()).toHaveLength(2);
});

test('a site without a search engine shows its map, whatever the address searches for', async () => {
  const before = await hydrate('?q=museum&tags=coast', 1_440);
  expect(rows()).toEqual(before);
  expect(place.querySelector('h1')?.textContent).toBe('The world');
});

test('a filtered list names every item in view, also those that a tile of the map only counts', async () => {
  const stories = Array.from({ length: 21 }, (_, i) => ({
    ...at(`Story-${i}`, 45 + i / 10, 2 + i / 10),
    kind: 'post' as const,
  }));
  const pins = Array.from({ length: 20 }, (_, i) => ({ ...at(`Best-${i}`, 45.05, 2 + i / 9), rank: 9 }));
  const all = [...pins, ...stories];
  const france = tileAt({ lat: 45, lng: 2 }, 1);
  const open = {
    leaf: false as const,
    items: [...pins.slice(0, 14), ...stories.slice(0, 2)],
    cells: countItems(WORLD_TILE, all, 8),
  };
  asked.answer = (tile) => ({
    leaf: true,
    items: all.filter(({ position }) => tileKey(tileAt(position, tile.level)) === tileKey(tile)),
  });
  const cache = cacheOf({ home: { payload: { tiles: [{ ...WORLD_TILE, ...writeTile(open) }] } } });
  cache.put(france, { ...open, cells: countItems(france, all, 8) });
  vi.stubGlobal('innerWidth', 1_440);
  vi.stubGlobal('innerHeight', 900);
  await act(async () => {
    root = createRoot(place);
    root.render(page('?kinds=post', cache));
  });
  expect(place.querySelector('[role=status]')?.textContent).toBe('21 results in view');
  expect(rows().filter((row) => row.includes('Story-'))).toHaveLength(21);
  expect(rows()).toHaveLength(21);
});

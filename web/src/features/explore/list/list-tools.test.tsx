// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { exampleId } from '@waymark/model/testing/examples';
import { NO_VIEW, type View } from '@waymark/model/view-codec';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMessages, loadParts } from '../../../i18n/messages.ts';

const messages = {
  ...(await loadMessages('en')),
  ...(await loadParts(['explore', 'map', 'near'], 'en')),
};

const HERE = { lat: 0, lng: 0 };
const item = (lng: number): MapItem => ({
  kind: 'pin',
  id: exampleId(),
  position: { lat: 0, lng },
  rank: 1,
  cover: null,
  title: { en: 'A pin' },
});

const change = vi.fn();
const goTo = vi.fn();
const explore = vi.hoisted(() => ({ state: {} as object }));
vi.mock('../../../services/search/has-search.ts', () => ({ HAS_SEARCH: true }));
vi.mock('../state/explore-context.ts', () => ({ useExploreState: () => explore.state }));

/** The tools in a newly opened page, on a device that answers like this. */
async function open(geolocation: Partial<Geolocation> | undefined, view: Partial<View> = {}) {
  vi.stubGlobal('navigator', { languages: ['en'], geolocation });
  vi.resetModules();
  const listView = { camera: { ...HERE, zoom: 14 }, size: { width: 400, height: 400 } };
  explore.state = { view: { ...NO_VIEW, ...view }, change, goTo, listView, inView: { waiting: false } };
  const { ListTools } = await import('./list-tools.tsx');
  const { Translated: Fresh } = await import('../../../i18n/translated.tsx');
  const shown = (items: readonly MapItem[]) => (
    <Fresh locale="en" messages={messages}>
      <ListTools items={items} />
    </Fresh>
  );
  return { ...render(shown([item(0.001), item(0.01), item(0.1)])), shown };
}

const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Near me' })));
const answers = (latitude: number, longitude: number): Partial<Geolocation> => ({
  getCurrentPosition: (found) => found({ coords: { latitude, longitude } } as GeolocationPosition),
});
const fails = (code: number): Partial<Geolocation> => ({
  getCurrentPosition: (_found, fail) => fail?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError),
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  change.mockClear();
  goTo.mockClear();
});

test('the map goes to the visitor, also at 0, 0, and the list is sorted by distance', async () => {
  await open(answers(0, 0));
  await press();
  expect(change).toHaveBeenCalledWith({ sort: 'near' }, 'push');
  const [{ bounds }] = goTo.mock.calls[0] as [{ bounds: { west: number; east: number } }];
  expect(bounds.west).toBeCloseTo(-bounds.east);
});

test('the visitor reads how much is within a walk, and so where that is nothing', async () => {
  const { rerender, shown } = await open(answers(0, 0), { sort: 'near' });
  expect(screen.queryByText(/within a walk/)).toBeNull();
  await press();
  expect(screen.getByText('2 places within a walk of you (1.5 km)')).toBeDefined();
  rerender(shown([item(0.1)]));
  expect(screen.getByText(/^Nothing yet within a walk of you/)).toBeDefined();
});

test.each([
  ['refuses', fails(1), /not allowed to see your position/],
  ['finds nothing', fails(2), /could not find your position/],
  ['knows no positions', undefined, /cannot tell where you are/],
] as const)('a device that %s moves nothing, and the visitor reads why', async (_what, device, words) => {
  await open(device);
  await press();
  expect(screen.getByText(words)).toBeDefined();
  expect(change).not.toHaveBeenCalled();
  expect(goTo).not.toHaveBeenCalled();
});

test('the orders that only the search engine knows are searches of what the map shows', async () => {
  await open(undefined);
  const order = screen.getByRole('combobox', { name: 'Order' });
  for (const [sort, area] of [
    ['near', null],
    ['new', 'map'],
    ['saved', 'map'],
  ]) {
    fireEvent.change(order, { target: { value: sort } });
    expect(change).toHaveBeenLastCalledWith({ sort, area }, 'push');
  }
});

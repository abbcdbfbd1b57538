// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { WORLD_TILE } from '@waymark/model/geography/tiles';
import { makeMapItem } from '@waymark/model/map-index/make-map-item';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MOST_MARKS } from '../../../elements/map/map-marks.ts';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import type { DrawnContent } from '../../../map/drawn-marks.ts';
import type { MapEngine } from '../../../map/map-engine.ts';
import type { MapShape } from '../../../map/map-shape.ts';
import { MapStage } from '../../../map/map-stage.ts';
import { ExploreContext } from '../state/explore-context.ts';
import type { ExploreState } from '../state/use-explore.ts';
import { ExploreMap } from './explore-map.tsx';

/** Resolves once the code of the engine is there. */
let loaded = Promise.resolve();

/** An engine that holds markers, and remembers what it was asked to draw. */
const drawn: (DrawnContent | null)[] = [];
const engine: MapEngine = {
  goTo: () => {},
  panBy: () => {},
  zoomBy: () => {},
  place: (element) => {
    document.body.append(element);
    return { moveTo: () => {}, remove: () => element.remove() };
  },
  drawMarks: async (content) => {
    await loaded;
    drawn.push(content);
  },
};

/** The shapes that the map was given last. */
let shown: readonly MapShape[] = [];

vi.mock('../../../map/map-canvas.tsx', () => ({
  MapCanvas: ({ shapes, children }: { shapes: readonly MapShape[]; children: ReactNode }) => {
    shown = shapes;
    return <MapStage value={engine}>{children}</MapStage>;
  },
}));

const InEnglish = await inEnglish('explore');

/** Two hundred places on a grid, far enough from each other for a mark each. */
const ITEMS = Array.from({ length: 200 }, (_, at) =>
  makeMapItem({
    kind: 'poi',
    id: `place${at}`.padEnd(20, 'x'),
    position: { lat: 42.75 + Math.floor(at / 20) / 2, lng: (at % 20) * 0.7 - 6.65 },
    title: { en: `Place ${at}` },
  }),
);

const highlight = vi.fn();
const open = vi.fn();
const openList = vi.fn();

function show(state: Partial<ExploreState>, draws = true) {
  const size = { width: 1_400, height: 1_000 };
  const explore = {
    goal: { lat: 45, lng: 0, zoom: 6 },
    mapView: { camera: { lat: 45, lng: 0, zoom: 6 }, size, draws },
    tiles: [{ ...WORLD_TILE, content: { leaf: true, items: ITEMS } }],
    view: { selected: null },
    filter: null,
    pageMarks: [],
    inView: { items: [] },
    shapes: [],
    highlighted: null,
    alone: false,
    highlight,
    open,
    openCluster: () => {},
    openList,
    ...state,
  };
  return render(
    <InEnglish>
      {/* The map reads these properties only. */}
      <ExploreContext value={explore as unknown as ExploreState}>
        <ExploreMap filtersAbove={false} />
      </ExploreContext>
    </InEnglish>,
  );
}

const buttons = () => screen.getAllByRole('button', { hidden: true });
const content = () => {
  const last = drawn.at(-1);
  if (!last) throw new Error('The engine was not asked to draw.');
  return last;
};

/** Waits until the engine has marks to draw: the code for them is loaded first. */
const untilDrawn = () => waitFor(() => expect(drawn.at(-1)?.marks).not.toHaveLength(0), { timeout: 10_000 });

beforeEach(() => {
  drawn.length = 0;
  vi.clearAllMocks();
});

afterEach(cleanup);

test('the marks beyond eighty are drawn by the engine, and each item is there once', async () => {
  show({});
  await untilDrawn();
  expect(buttons()).toHaveLength(MOST_MARKS);
  expect(content().marks).toHaveLength(ITEMS.length - MOST_MARKS);
  expect(content().taken).toHaveLength(MOST_MARKS);
  const named = buttons().map((button) => /Place (\d+)/.exec(button.getAttribute('aria-label') ?? '')?.[1]);
  const others = content().marks.map(({ key }) => /place(\d+)/.exec(key)?.[1]);
  expect(new Set([...named, ...others]).size).toBe(ITEMS.length);
  expect(content().heat.length).toBeGreaterThan(0);
});

test('a drawn mark is pressed and pointed at like an element, and is one while it is highlighted', async () => {
  const { unmount } = show({});
  await untilDrawn();
  const [{ key } = { key: '' }] = content().marks;
  const item = ITEMS.find(({ id }) => key.includes(id));
  if (item === undefined) throw new Error('The key of a mark names its item.');
  content().onPoint(key);
  expect(highlight).toHaveBeenLastCalledWith(item);
  content().onPoint(null);
  expect(highlight).toHaveBeenLastCalledWith(null);
  content().onPress(key);
  expect(open).toHaveBeenCalledWith(item);
  unmount();
  show({ highlighted: item });
  await waitFor(() => expect(buttons()).toHaveLength(MOST_MARKS + 1));
  expect(screen.getByRole('button', { name: `${item.title.en} (Point of interest)` })).toBeTruthy();
});

test('until the engine can draw, and where it cannot, every item is in a mark that is an element', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  loaded = Promise.reject(new TypeError('Failed to fetch'));
  show({});
  await waitFor(() => expect(warned).toHaveBeenCalled());
  loaded = Promise.resolve();
  const counts = buttons().map((button) =>
    Number(/^\d+/.exec(button.getAttribute('aria-label') ?? '')?.[0] ?? 1),
  );
  expect(counts.length).toBeLessThanOrEqual(MOST_MARKS);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ITEMS.length);
});

test('without an engine that draws, and without a list beside the map, all marks are elements', async () => {
  const { unmount } = show({}, false);
  expect(buttons().length).toBeLessThanOrEqual(MOST_MARKS);
  unmount();
  show({ alone: true });
  expect(buttons().length).toBeLessThanOrEqual(MOST_MARKS);
  expect(buttons().every((button) => button.tabIndex === 0)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(drawn).toEqual([]);
});

test('what was drawn is removed with the map, and few items need nothing drawn', async () => {
  const { unmount } = show({});
  await untilDrawn();
  unmount();
  await waitFor(() => expect(drawn.at(-1)).toBeNull());
  drawn.length = 0;
  show({
    tiles: [{ ...WORLD_TILE, content: { leaf: true, items: ITEMS.slice(0, MOST_MARKS) } }],
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(drawn).toEqual([]);
});

test('countries are filled from afar only', () => {
  const outline: MapShape = { id: 'bay', kind: 'area', lines: [], colour: '#3b4a54' };
  const shapes = [outline, { ...outline, id: 'PT/0', fill: 0.6 }];
  const at = (zoom: number) => ({ camera: { lat: 45, lng: 0, zoom }, size: { width: 1_400, height: 1_000 } });
  const { unmount } = show({ shapes, mapView: at(3) });
  expect(shown).toEqual(shapes);
  unmount();
  show({ shapes, mapView: at(6) });
  expect(shown).toEqual([outline]);
});

test('items at one point have a button each where no zoom separates them, and too many of them are in the list', () => {
  const point = { lat: 45, lng: 0 };
  const crowd = (count: number) => [
    {
      ...WORLD_TILE,
      content: {
        leaf: true as const,
        items: ITEMS.slice(0, count).map((item) => ({ ...item, position: point })),
      },
    },
  ];
  const mapView = { camera: { ...point, zoom: 18 }, size: { width: 390, height: 600 } };
  const { unmount } = show({ tiles: crowd(4), mapView });
  expect(buttons()).toHaveLength(4);
  fireEvent.click(screen.getByRole('button', { name: 'Place 3 (Point of interest)' }));
  expect(open).toHaveBeenCalledWith({ ...ITEMS[3], position: point });
  unmount();
  show({ tiles: crowd(40), mapView });
  fireEvent.click(screen.getByRole('button', { name: '40 results: show the list' }));
  expect(openList).toHaveBeenCalled();
});

/** Numbered places of a page, all within a few pixels of each other. */
const STORY = ITEMS.slice(0, 100).map((item, i) => ({
  item: { ...item, position: { lat: 45, lng: i / 10_000 } },
  number: i + 1,
}));
const buttonOf = ({ item, number }: (typeof STORY)[number]) =>
  screen.getByRole('button', { name: `${number}. ${item.title.en} (Point of interest)` });
const levelOf = (button: HTMLElement) => button.closest<HTMLElement>('[data-above]')?.dataset.above;

test('each of the hundred places of a story is a button, and the one that is read is above all others', () => {
  const [first, second] = STORY;
  if (!first || !second) throw new Error('There are a hundred.');
  const beside = [{ ...WORLD_TILE, content: { leaf: true as const, items: ITEMS.slice(100) } }];
  show({ pageMarks: STORY, highlighted: second.item, tiles: beside }, false);
  for (const place of STORY) expect(buttonOf(place)).toBeTruthy();
  expect(buttons().length).toBeGreaterThan(STORY.length);
  expect(buttons().length).toBeLessThanOrEqual(STORY.length + 10);
  expect(levelOf(buttonOf(first))).toBe('most');
  expect(levelOf(buttonOf(second))).toBe('all');
  expect(buttons().filter((button) => button.dataset.highlighted)).toEqual([buttonOf(second)]);
});

test('beyond a hundred, near places share a button that zooms in, and the one that is read has its own', () => {
  const openCluster = vi.fn();
  const pageMarks = [
    ...STORY,
    ...ITEMS.slice(100).map((item, i) => ({
      item: { ...item, position: { lat: 45, lng: (100 + i) / 10_000 } },
      number: 101 + i,
    })),
  ];
  const last = pageMarks.at(-1);
  if (!last) throw new Error('There are two hundred.');
  const mapView = { camera: { lat: 45, lng: 0, zoom: 6 }, size: { width: 1_400, height: 1_000 } };
  const { unmount } = show({ pageMarks, tiles: [], openCluster, mapView });
  const [one, ...others] = buttons();
  expect(others).toEqual([]);
  expect(one?.getAttribute('aria-label')).toBe('1 +199. Place 0 (Point of interest) and 199 others: zoom in');
  expect(one?.textContent).toBe('1 +199');
  if (one) fireEvent.click(one);
  expect(openCluster).toHaveBeenCalledWith({ lat: 45, lng: 0, zoom: 8 });
  unmount();
  show({ pageMarks, tiles: [], mapView, highlighted: last.item });
  expect(buttons()).toHaveLength(2);
  expect(levelOf(buttonOf(last))).toBe('all');
});

test('a place that is listed twice is one button that opens it and names both numbers', () => {
  const [first] = STORY;
  if (!first) throw new Error('There are a hundred.');
  show({ pageMarks: [first, { ...first, number: 4 }], tiles: [] });
  const button = screen.getByRole('button', { name: '1, 4. Place 0 (Point of interest)' });
  expect(button.textContent).toBe('1, 4');
  fireEvent.click(button);
  expect(open).toHaveBeenCalledWith(first.item);
});

test('an item that no mark holds has one while it is highlighted, and no other mark is highlighted for it', () => {
  const [item, other] = ITEMS;
  if (!item || !other) throw new Error('There are two hundred.');
  const tiles = [{ ...WORLD_TILE, content: { leaf: true as const, items: [other] } }];
  const mapView = { camera: { ...item.position, zoom: 6 }, size: { width: 1_400, height: 1_000 } };
  const { unmount } = show({ tiles, mapView, highlighted: item });
  expect(buttons()).toHaveLength(2);
  const highlighted = buttons().filter((button) => button.dataset.highlighted);
  expect(highlighted).toEqual([screen.getByRole('button', { name: 'Place 0 (Point of interest)' })]);
  unmount();
  show({ tiles, mapView, highlighted: { ...item, position: { lat: -45, lng: 170 } } });
  expect(buttons()).toHaveLength(1);
  expect(buttons()[0]?.dataset.highlighted).toBeUndefined();
});

// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EmbeddedMap, STYLE_PATIENCE } from './embedded-map.tsx';

const STYLE = 'https://tiles.example/style.json';

/** The events that MapLibre's component was given last, and its style. */
interface Given {
  mapStyle: unknown;
  onLoad: (event: object) => void;
  onError: (event: object) => void;
  onClick: (event: object) => void;
}

const { given, config } = vi.hoisted(() => ({
  given: { last: undefined as unknown },
  config: { VITE_MAP_STYLE_URL: undefined as string | undefined },
}));
vi.mock('@vis.gl/react-maplibre', () => ({
  Map: (props: object) => {
    given.last = props;
    return null;
  },
}));
vi.mock('maplibre-gl', () => ({ setWorkerUrl: () => {}, Map: class {} }));
vi.mock('../../config.ts', () => ({ config }));
vi.mock('../../i18n/paths.ts', () => ({ useLocale: () => 'en' }));
vi.mock('../../session/consent.ts', () => ({ useAllows: () => true }));
vi.mock('../../session/third-parties.ts', () => ({ NEEDED: [] }));
// Only which style is used, and what becomes of errors, is tested here.
vi.mock('./use-atlas.ts', () => ({ useAtlas: () => {}, changeLayers: () => {} }));
vi.mock('./use-later-style.ts', () => ({ useLaterStyle: () => {} }));

const onFail = vi.fn();
const onReady = vi.fn();
const onMapPress = vi.fn();
const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});

// The component only gives it to MapLibre's, which is replaced.
const map = () => last();
const last = () => given.last as Given;

function open() {
  const props = {
    atlas: { land: { land: { features: [] } }, names: { seas: [], countries: [] } },
    colours: {},
    camera: { lat: 0, lng: 0, zoom: 2 },
    size: { width: 800, height: 600 },
    covered: { top: 0, right: 0, bottom: 0, left: 0 },
    shapes: [],
    onReady,
    onMove: () => {},
    onRest: () => {},
    onMapPress,
    onFail,
  };
  // The colours and the names have no part in these tests.
  render(<EmbeddedMap {...(props as unknown as ComponentProps<typeof EmbeddedMap>)} />);
}

/** What MapLibre calls its events with: a map of which these functions are called. */
function target() {
  const listeners = new Map<string, () => void>();
  const listen = (name: string, listener: () => void) => listeners.set(name, listener);
  return {
    on: listen,
    once: listen,
    easeTo: () => {},
    getSource: () => undefined,
    getCanvas: () => document.createElement('canvas'),
    touchZoomRotate: { disableRotation: () => {} },
  };
}

const isAtlas = () => typeof map().mapStyle === 'object';

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  config.VITE_MAP_STYLE_URL = STYLE;
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a configured style is used', () => {
  open();
  expect(map().mapStyle).toBe(STYLE);
  act(() => last().onLoad({ target: target() }));
  act(() => vi.advanceTimersByTime(2 * STYLE_PATIENCE));
  expect(map().mapStyle).toBe(STYLE);
  expect(onReady).toHaveBeenCalledOnce();
});

test('the atlas replaces a configured style of which a part cannot be loaded, and one that stops half-way', () => {
  open();
  act(() => last().onError({ error: new Error('404'), target: target() }));
  expect(isAtlas()).toBe(true);
  cleanup();
  open();
  expect(map().mapStyle).toBe(STYLE);
  act(() => vi.advanceTimersByTime(STYLE_PATIENCE));
  expect(isAtlas()).toBe(true);
  expect(onFail).not.toHaveBeenCalled();
});

test('a style that fails once it is shown stays, with a message on the console', () => {
  open();
  act(() => last().onLoad({ target: target() }));
  act(() => last().onError({ error: new Error('a tile'), target: target() }));
  expect(map().mapStyle).toBe(STYLE);
  expect(warned).toHaveBeenCalledOnce();
  expect(onFail).not.toHaveBeenCalled();
});

test('only the atlas draws marks itself, and an error before it is shown is that of the engine', () => {
  open();
  act(() => last().onLoad({ target: target() }));
  expect(onReady.mock.lastCall?.[0].drawMarks).toBeUndefined();
  cleanup();
  config.VITE_MAP_STYLE_URL = undefined;
  open();
  act(() => last().onError({ error: new Error('no WebGL') }));
  expect(onFail).toHaveBeenCalledOnce();
  act(() => last().onLoad({ target: target() }));
  const engine = onReady.mock.lastCall?.[0];
  expect(engine.drawMarks).toBeTypeOf('function');
  // Without heights there is nothing of 3-D.
  expect(engine.ownControls).toBeUndefined();
  const lngLat = { lat: 1, lng: 2 };
  last().onClick({ originalEvent: { target: document.body }, lngLat, point: { x: 1, y: 1 } });
  expect(onMapPress).toHaveBeenCalledWith(lngLat);
});

// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { paintEmbedded } from './paint-embedded.ts';

/** MapLibre's map: what happened to it in order, and the events that it waits with. */
const engine = vi.hoisted(() => ({ did: [] as string[], fire: {} as Record<string, () => void> }));
vi.mock('maplibre-gl', () => ({
  Map: class {
    on() {}
    once(event: string) {
      engine.did.push(event);
      return new Promise<void>((resolve) => {
        engine.fire[event] = resolve;
      });
    }
    getCanvas() {
      const canvas = document.createElement('canvas');
      canvas.width = 1_360;
      canvas.height = 800;
      return canvas;
    }
    remove() {
      engine.did.push('remove');
    }
  },
}));
vi.mock('./load-atlas.ts', () => ({
  loadAtlas: async () => ({
    land: { land: { features: [] }, coasts: {}, borders: {} },
    names: { seas: [], countries: [] },
  }),
}));
vi.mock('./later-parts.ts', () => {
  const part = (name: string, from: number) => ({ from, load: async () => () => name });
  return { REGION: part('region', 3), STREETS: part('streets', 10), TERRAIN: part('terrain', 12) };
});
vi.mock('./shape-style.ts', () => ({ shapeStyle: () => 'shapes' }));
vi.mock('./atlas-style.ts', () => ({ atlasStyle: () => ({}) }));
vi.mock('./use-later-style.ts', () => ({
  addStyle: (_: object, style: string) => engine.did.push(style),
}));

const VIEW = {
  camera: { lat: 38.71, lng: -9.14, zoom: 11 },
  size: { width: 680, height: 400 },
  covered: { top: 0, right: 0, bottom: 0, left: 0 },
};

function paint(canvas: HTMLCanvasElement, signal: AbortSignal) {
  const colours = { sea: '', shelf: '', land: '', coast: '', border: '', graticule: '', label: '' };
  return paintEmbedded(canvas, VIEW, { colours, language: 'en', shapes: [] }, signal);
}

beforeEach(() => {
  engine.did = [];
  engine.fire = {};
});

test('the engine gets all parts that its zoom has, is copied when it is idle, and is removed', async () => {
  const canvas = document.createElement('canvas');
  const painted = paint(canvas, new AbortController().signal);
  await vi.waitFor(() => expect(engine.did).toEqual(['style.load']));
  expect(document.body.querySelectorAll('div')).toHaveLength(1);
  engine.fire['style.load']?.();
  await vi.waitFor(() => expect(engine.did).toEqual(['style.load', 'region', 'streets', 'shapes', 'idle']));
  expect(canvas.width).not.toBe(1_360);
  engine.fire['idle']?.();
  // No tile of the view was found.
  expect(await painted).toBe(false);
  expect([canvas.width, canvas.height]).toEqual([1_360, 800]);
  expect(engine.did.at(-1)).toBe('remove');
  expect(document.body.childElementCount).toBe(0);
});

test('an engine whose page is gone is removed, and paints nothing', async () => {
  const canvas = document.createElement('canvas');
  const left = new AbortController();
  const painted = paint(canvas, left.signal);
  await vi.waitFor(() => expect(engine.did).toEqual(['style.load']));
  left.abort();
  await expect(painted).rejects.toThrow();
  expect(engine.did.at(-1)).toBe('remove');
  expect(document.body.childElementCount).toBe(0);
  expect(canvas.width).not.toBe(1_360);
});

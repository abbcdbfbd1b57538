// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayLoadStreets } from './may-load-streets.ts';

const config = vi.hoisted(() => ({ VITE_STREETS_URL: undefined as string | undefined }));
vi.mock('../config.ts', () => ({ config }));

/** Whether the browser has WebGL. */
function withWebGl(has: boolean): void {
  // Only whether there is a context matters here.
  const context = has ? ({ getExtension: () => null } as unknown as WebGL2RenderingContext) : null;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
}

beforeEach(() => {
  config.VITE_STREETS_URL = 'https://maps.example/streets.pmtiles';
  vi.stubGlobal('navigator', { onLine: true });
  withWebGl(true);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('where streets are configured and can be drawn, they may load', () => {
  expect(mayLoadStreets()).toBe(true);
});

test.each([
  ['the map has no streets', () => (config.VITE_STREETS_URL = undefined)],
  ['the browser has no WebGL', () => withWebGl(false)],
  ['there is no connection', () => vi.stubGlobal('navigator', { onLine: false })],
  [
    'the visitor saves data',
    () => vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } }),
  ],
])('where %s, they may not', (_, prepare) => {
  prepare();
  expect(mayLoadStreets()).toBe(false);
});

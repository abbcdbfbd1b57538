// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

type Note = (metric: { name: string; value: number }) => void;

/** The library's metrics, by which the test plays the browser. */
const notes = vi.hoisted(() => new Map<string, Note>());
vi.mock('web-vitals', () => ({
  onLCP: (note: Note) => notes.set('LCP', note),
  onINP: (note: Note) => notes.set('INP', note),
  onCLS: (note: Note) => notes.set('CLS', note),
  onTTFB: (note: Note) => notes.set('TTFB', note),
}));
const config = vi.hoisted(() => ({ VITE_USE_EMULATORS: false }));
vi.mock('../config.ts', () => ({ config }));

const { watchVitals } = await import('./web-vitals.ts');

const beacon = vi.fn<(address: string, body: Blob) => boolean>(() => true);
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.restoreAllMocks();
  beacon.mockClear();
  visibility = 'visible';
  vi.stubGlobal('navigator', { webdriver: false, sendBeacon: beacon });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

/** A visit that began at an address. */
function visit(address: string): void {
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [{ name: address }] });
  watchVitals();
}

const measure = (name: string, value: number) => notes.get(name)?.({ name, value });

function become(state: DocumentVisibilityState): void {
  visibility = state;
  dispatchEvent(new Event('visibilitychange'));
}

const sent = async () =>
  Promise.all(
    beacon.mock.calls.map(async ([address, body]) => [address, body.type, JSON.parse(await body.text())]),
  );

test('a visit is sent once, when the page is hidden for the first time, with the last value of each', async () => {
  visit('https://waymark.example/fr/posts/aaaaaaaaaaaaaaaaaaaa?at=1,2,3#secret');
  measure('TTFB', 120);
  measure('LCP', 800);
  measure('CLS', 0.01);
  become('visible');
  expect(beacon).not.toHaveBeenCalled();
  measure('CLS', 0.03);
  become('hidden');
  measure('CLS', 0.5);
  become('visible');
  become('hidden');
  expect(await sent()).toEqual([
    ['/api/log/vitals', 'application/json', { page: 'posts-id', values: { TTFB: 120, LCP: 800, CLS: 0.03 } }],
  ]);
});

test('a visit without a value, and one of an address that no page has, are not sent', () => {
  visit('https://waymark.example/about');
  become('hidden');
  become('visible');
  visit('https://waymark.example/no/page/at/all');
  measure('LCP', 1);
  become('hidden');
  expect(beacon).not.toHaveBeenCalled();
});

test.each([
  [0.09, false, true],
  [0.1, false, false],
  [0.99, false, false],
  [0, true, false],
])(
  'with the random number %d and a driven browser: %s, a visit is measured: %s',
  async (random, webdriver, measured) => {
    vi.resetModules();
    notes.clear();
    vi.stubGlobal('navigator', { webdriver, sendBeacon: beacon });
    vi.spyOn(Math, 'random').mockReturnValue(random);
    vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [] });
    history.replaceState(null, '', '/about');
    const { measureVisit } = await import('./measure-visit.ts');
    measureVisit();
    measureVisit();
    await vi.dynamicImportSettled();
    expect(notes.size).toBe(measured ? 4 : 0);
  },
);

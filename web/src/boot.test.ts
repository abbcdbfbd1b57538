// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('./services/lost-code.ts', () => ({ recoverCode: vi.fn() }));

let paint: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        paint = callback;
      }
      observe() {}
    },
  );
});

afterEach(() => {
  window.earlyInput?.end();
  delete window.earlyInput;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Runs the script in a document whose application has this content. */
async function boot(content: string) {
  document.head.innerHTML = '';
  document.body.innerHTML = `<div id="root">${content}</div>`;
  const script = document.createElement('script');
  script.dataset['start'] = '/assets/index.js /assets/vendor.js';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  // Each run is a document of its own.
  vi.resetModules();
  await import('./boot.ts');
}

function loaded(): string[] {
  return [...document.head.querySelectorAll('link, script')].map(
    (tag) => `${tag.localName} ${tag.getAttribute('src') ?? tag.getAttribute('href')}`,
  );
}

const ALL = ['link /assets/index.js', 'link /assets/vendor.js', 'script /assets/index.js'];

test.each<[string, () => unknown]>([
  ['at the first paint', () => paint()],
  ['at the first press', () => dispatchEvent(new Event('pointerdown'))],
  ['at the first key', () => dispatchEvent(new Event('keydown'))],
  ['after three seconds', () => vi.advanceTimersByTime(3_000)],
])('the code of a rendered page loads %s, once', async (_, happen) => {
  await boot('<main></main>');
  vi.advanceTimersByTime(2_999);
  expect(loaded()).toEqual([]);
  happen();
  expect(loaded()).toEqual(ALL);
  paint();
  dispatchEvent(new Event('pointerdown'));
  expect(loaded()).toEqual(ALL);
});

test('a page whose first file is lost gets another chance', async () => {
  await boot('<main></main>');
  const { recoverCode } = await import('./services/lost-code.ts');
  vi.mocked(recoverCode).mockClear();
  paint();
  // The document of this test loads no scripts.
  await vi.waitFor(() => expect(recoverCode).toHaveBeenCalledOnce());
});

test('without content the code loads at once', async () => {
  await boot('');
  expect(loaded()).toEqual(ALL);
  expect(window.earlyInput).toBeUndefined();
});

test('the last press and changed fields are kept, and no form is sent', async () => {
  await boot(`
    <button id="first"></button>
    <form>
      <input id="text" /><input id="box" type="checkbox" /><button id="last"><b></b></button>
    </form>
    <a href="#a">A</a>`);
  const text = find<HTMLInputElement>('#text');
  const box = find<HTMLInputElement>('#box');
  for (const pressed of ['#first', 'b', 'a']) find(pressed).click();
  text.value = 'coast';
  box.checked = true;
  for (const field of [text, box]) field.dispatchEvent(new Event('input', { bubbles: true }));
  const sending = new Event('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(sending);
  expect(window.earlyInput?.pressed).toBe(find('#last'));
  expect([...(window.earlyInput?.changed ?? [])]).toEqual([
    [text, 'coast'],
    [box, true],
  ]);
  expect(sending.defaultPrevented).toBe(true);
});

test('the last key is kept where nothing is typed', async () => {
  await boot('<main><p></p><input /><a href="#a">A</a></main>');
  const press = (selector: string, init: KeyboardEventInit) =>
    find(selector).dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
  press('input', { key: 'l' });
  press('a', { key: 'Enter' });
  expect(window.earlyInput?.key).toBeUndefined();
  press('p', { key: '/' });
  press('p', { key: 'k', ctrlKey: true });
  expect(window.earlyInput?.key).toEqual({ key: 'k', ctrlKey: true, metaKey: false, shiftKey: false });
});

function find<Found extends HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (found === null) throw new Error(`Nothing is ${selector}`);
  return found;
}

test('the chosen theme is shown before the first paint', async () => {
  localStorage.setItem('waymark.theme', 'dark');
  await boot('<p>A page</p>');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  localStorage.clear();
  await boot('<p>A page</p>');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

test('a press on a button of a popover is not repeated, because the browser has opened it already', async () => {
  await boot('<button popovertarget="more">More</button><div id="more" popover>Countries</div>');
  document.querySelector<HTMLElement>('#root button')?.click();
  expect(window.earlyInput?.pressed).toBeUndefined();
});

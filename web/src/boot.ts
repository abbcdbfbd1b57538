import type { EarlyInput } from './early-input.ts';
import { recoverCode } from './services/lost-code.ts';
import { showTheme } from './ui/theme.ts';

/*
 * Runs inside the document, before all other code. A rendered page needs no code to be read, so the code of the application waits
 * until the page is painted, and leaves the connection to its content. The build writes this script into the document.
 */

/** The latest start after the document is there, in milliseconds: a page in the background is not painted. */
const LATEST_START = 3_000;

/** The attribute of this script with the files of the first load. The first of them starts the application. */
const files = document.currentScript?.dataset['start']?.split(' ') ?? [];

/** What has no effect before the application is there. Links have one, and buttons of popovers: the browser opens them. */
const PRESSABLE = 'button:not([popovertarget]), [role="button"]';

/** Where a key has its effect without the application. */
const HANDLES_KEYS = 'a, button, input, select, textarea, summary';

function keepEarlyInput(): EarlyInput {
  const ending = new AbortController();
  const early: EarlyInput = { changed: new Map(), end: () => ending.abort() };
  const options = { capture: true, signal: ending.signal };
  addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element && target.closest<HTMLElement>(PRESSABLE);
      if (pressed) early.pressed = pressed;
    },
    options,
  );
  addEventListener(
    'keydown',
    ({ target, key, ctrlKey, metaKey, shiftKey }) => {
      const isHandled = target instanceof Element && target.closest(HANDLES_KEYS) !== null;
      if (!isHandled) early.key = { key, ctrlKey, metaKey, shiftKey };
    },
    options,
  );
  // A form would reload the page, with what was typed in its address. The press of its button is kept.
  addEventListener('submit', (event) => event.preventDefault(), options);
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type)) {
        early.changed.set(target, target.checked);
      } else if (target !== null && 'value' in target) early.changed.set(target, String(target.value));
    },
    options,
  );
  return early;
}

// Before anything is painted, which would flash in the other theme.
showTheme();

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const file of files) {
    const preload = document.createElement('link');
    Object.assign(preload, { rel: 'modulepreload', crossOrigin: '', href: file });
    document.head.append(preload);
  }
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', crossOrigin: '', src: files[0] });
  script.addEventListener('error', recoverCode, { once: true });
  document.head.append(script);
}

if (document.getElementById('root')?.firstElementChild) {
  window.earlyInput = keepEarlyInput();
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  for (const input of ['pointerdown', 'keydown'])
    addEventListener(input, start, { once: true, capture: true });
  setTimeout(start, LATEST_START);
} else start();

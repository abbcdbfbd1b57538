// @vitest-environment happy-dom
// @alone: what other files have not saved would refuse to leave the document.

import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../../ui/hooks/store.ts';
import { BUILD_TAG } from '../builds/build-tag.ts';
import { newerBuild, setNewerBuild } from '../builds/newer-build.ts';
import { startWorker } from './start-worker.ts';

vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener(type: string, listener: (event: object) => void) {
      events.set(type, listener);
    }
    register = async () => undefined;
    messageSW = async () => true;
  },
}));

const [OWN, OTHER] = ['a', 'b'].map((letter) => letter.repeat(20)) as [string, string];
const NO_TILES = { version: createStore(0), live: () => [] };
const events = new Map<string, (event: object) => void>();
const reload = vi.fn();

/** A worker of a build, and the messages that it gets. */
function workerOf(build: string | undefined) {
  const told: unknown[] = [];
  return {
    told,
    postMessage(message: { type: string }, ports: MessagePort[] = []) {
      told.push(message.type);
      if (message.type === 'BUILD' && build !== undefined) ports[0]?.postMessage(build);
    },
  };
}

let container: EventTarget & { controller?: unknown; waiting?: unknown; getRegistration?: unknown };

beforeEach(() => {
  document.head.innerHTML = `<meta name="${BUILD_TAG}" content="${OWN}">`;
  container = Object.assign(new EventTarget(), {
    getRegistration: async () => ({ waiting: container.waiting }),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  vi.restoreAllMocks();
  reload.mockReset();
  events.clear();
  setNewerBuild(undefined);
  sessionStorage.clear();
  document.body.innerHTML = '';
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

async function takeControl(build: string | undefined): Promise<void> {
  container.controller = workerOf(build);
  container.dispatchEvent(new Event('controllerchange'));
  await settled();
}

function keepUnsaved(): () => void {
  const refuse = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', refuse);
  return () => removeEventListener('beforeunload', refuse);
}

test('a page reloads when a worker of another build takes control, and only then', async () => {
  await startWorker(OWN, NO_TILES, () => {});
  await takeControl(OWN);
  await takeControl(undefined);
  expect(reload).not.toHaveBeenCalled();
  await takeControl(OTHER);
  expect(reload).toHaveBeenCalledOnce();
});

test('whatever is unsaved or being written when an update takes control, the page reloads once at most and loses nothing', async () => {
  const moment = fc.record({
    unsaved: fc.boolean(),
    writing: fc.boolean(),
    build: fc.constantFrom(OWN, OTHER),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { maxLength: 4 }), async (moments) => {
      container = Object.assign(new EventTarget(), { getRegistration: async () => undefined });
      Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
      sessionStorage.clear();
      setNewerBuild(undefined);
      reload.mockReset();
      await startWorker(OWN, NO_TILES, () => {});
      for (const { unsaved, writing, build } of moments) {
        const save = unsaved ? keepUnsaved() : () => {};
        document.body.innerHTML = '<input>';
        const field = document.querySelector('input');
        if (writing && field !== null) {
          field.value = 'Bay';
          field.focus();
        }
        const before = reload.mock.calls.length;
        await takeControl(build);
        const mayReload = build === OTHER && !unsaved && !writing;
        expect(reload.mock.calls.length - before).toBe(mayReload && before === 0 ? 1 : 0);
        if (build === OTHER && !mayReload) expect(newerBuild.current()).toBe(OTHER);
        save();
      }
      document.body.innerHTML = '';
    }),
    { numRuns: 15 },
  );
});

test('a waiting worker of another build is announced, and one of this build takes over at once', async () => {
  await startWorker(OWN, NO_TILES, () => {});
  const other = workerOf(OTHER);
  container.waiting = other;
  events.get('waiting')?.({});
  await settled();
  expect(newerBuild.current()).toBe(OTHER);
  expect(other.told).toEqual(['BUILD']);
  const own = workerOf(OWN);
  container.waiting = own;
  events.get('waiting')?.({});
  await settled();
  expect(own.told).toEqual(['BUILD', 'SKIP_WAITING']);
  expect(reload).not.toHaveBeenCalled();
});

test('the first worker says that it is ready, and an update does not', async () => {
  const onReady = vi.fn();
  await startWorker(OWN, NO_TILES, onReady);
  events.get('activated')?.({ isUpdate: true });
  await settled();
  expect(onReady).not.toHaveBeenCalled();
  events.get('activated')?.({ isUpdate: false });
  await settled();
  expect(onReady).toHaveBeenCalledOnce();
});

test('a browser without service workers continues without one', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await expect(startWorker(OWN, NO_TILES, () => {})).resolves.toBeUndefined();
});

// @vitest-environment happy-dom
// @alone: what other files have not saved would refuse to leave the document.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isReachable } from '../reachable.ts';
import { RELOAD_GUARD } from '../reload-guard.ts';
import { BUILD_TAG } from './build-tag.ts';
// As in a page that knows of a newer build: this code has loaded.
import './leave-for-newer-build.ts';
import { setNewerBuild } from './newer-build.ts';
import { openInNewerBuild } from './open-in-newer-build.ts';
import { isUnsaved, isWriting } from './unsaved.ts';

vi.mock(import('../reachable.ts'), () => ({ isReachable: vi.fn() }));

const [OWN, NEW] = ['a', 'b'].map((letter) => letter.repeat(20)) as [string, string];
const opened = vi.fn<(address: string) => void>();

beforeEach(() => {
  document.head.innerHTML = `<meta name="${BUILD_TAG}" content="${OWN}">`;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.mocked(isReachable).mockResolvedValue(true);
  vi.spyOn(location, 'assign').mockImplementation((address) => opened(String(address)));
  vi.spyOn(location, 'reload').mockImplementation(() => opened('again'));
  setNewerBuild(NEW);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  opened.mockReset();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

const NEXT = new URL('/pins/next', location.href).href;

/** Opens a page. @returns whether the application goes on to show it */
async function open(url = NEXT, signal = new AbortController().signal): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, 100, false));
  return Promise.race([openInNewerBuild({ url, signal }).then(() => true), late]);
}

function keepUnsaved(): () => void {
  const refuse = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', refuse);
  return () => removeEventListener('beforeunload', refuse);
}

test('the next page is opened as a document of the newer build', async () => {
  expect(await open()).toBe(false);
  expect(opened.mock.calls).toEqual([[NEXT]]);
});

test('a step back, whose address the document already has, reloads', async () => {
  expect(await open(location.href)).toBe(false);
  expect(opened.mock.calls).toEqual([['again']]);
});

test('without a newer build, and after it was taken back, pages open within the document', async () => {
  setNewerBuild(undefined);
  expect(await open()).toBe(true);
  expect(isReachable).not.toHaveBeenCalled();
});

test('an update never takes an unsaved edit with it, and comes with the first page after it is saved', async () => {
  const save = keepUnsaved();
  expect(isUnsaved()).toBe(true);
  expect(await open()).toBe(true);
  expect(opened).not.toHaveBeenCalled();
  save();
  expect(isUnsaved()).toBe(false);
  expect(await open()).toBe(false);
});

test('an edit that begins while the server is asked stays', async () => {
  const answer = Promise.withResolvers<boolean>();
  vi.mocked(isReachable).mockReturnValue(answer.promise);
  const opening = open();
  const save = keepUnsaved();
  answer.resolve(true);
  expect(await opening).toBe(true);
  save();
});

test('a server that does not answer keeps the reader in the application', async () => {
  vi.mocked(isReachable).mockResolvedValue(false);
  expect(await open()).toBe(true);
  expect(opened).not.toHaveBeenCalled();
});

test('a reader who has gone on to another page is not taken back', async () => {
  const gone = new AbortController();
  gone.abort();
  expect(await open(NEXT, gone.signal)).toBe(true);
  expect(opened).not.toHaveBeenCalled();
});

test('a document that is still of the same build is not left again, for it would be a loop', async () => {
  expect(await open()).toBe(false);
  vi.setSystemTime(Date.now() + RELOAD_GUARD);
  expect(await open()).toBe(true);
  // Another build, although not the newest one, shows that reloading helps.
  document.head.innerHTML = `<meta name="${BUILD_TAG}" content="${'c'.repeat(20)}">`;
  expect(await open()).toBe(false);
});

test('a reader writes where a focused field has text', () => {
  document.body.innerHTML = '<input><textarea></textarea><button></button>';
  const [field, area, button] = [...document.body.children] as [
    HTMLInputElement,
    HTMLTextAreaElement,
    HTMLElement,
  ];
  for (const element of [field, area]) {
    element.focus();
    expect(isWriting()).toBe(false);
    element.value = 'Bay';
    expect(isWriting()).toBe(true);
  }
  button.focus();
  expect(isWriting()).toBe(false);
});

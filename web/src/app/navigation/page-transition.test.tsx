// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leavePage, usePageTransition } from './page-transition.ts';

interface Played {
  opacity: unknown;
  end: () => void;
  cancelled: boolean;
}
let played: Played[];
let reduced: boolean;

beforeEach(() => {
  played = [];
  reduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  Element.prototype.getAnimations = () => [];
  Element.prototype.animate = function animate(frames) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry = { opacity: Object(frames).opacity, end: resolve, cancelled: false };
    played.push(entry);
    const cancel = () => {
      entry.cancelled = true;
      reject(new DOMException('', 'AbortError'));
    };
    // The parts of an animation that this code uses.
    return { finished: promise, cancel } as unknown as Animation;
  };
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Page({ moves }: { moves: boolean }) {
  const content = useRef<HTMLElement>(null);
  usePageTransition(content, moves);
  return <main ref={content} />;
}

function open(moves = true) {
  const router = createMemoryRouter([{ path: '*', element: <Page moves={moves} /> }], {
    initialEntries: ['/first'],
  });
  render(<RouterProvider router={router} />);
  return (to: string) => vi.waitFor(() => router.navigate(to));
}

const request = (path: string, signal?: AbortSignal) =>
  new Request(`http://waymark.example${path}`, signal ? { signal } : {});

const opacities = () => played.map(({ opacity }) => opacity);

test('a page animates in where it replaces another page, and not after a change of the query', async () => {
  const goTo = open();
  await goTo('/second');
  await vi.waitFor(() => expect(opacities()).toEqual([[0, 1]]));
  await goTo('/second?at=1,2,3');
  await goTo('/second#here');
  expect(played).toHaveLength(1);
});

test('the next page waits until the old one has left', async () => {
  open();
  let left = false;
  const leaving = leavePage(request('/second')).then(() => {
    left = true;
  });
  expect(opacities().at(-1)).toEqual([1, 0]);
  await Promise.resolve();
  expect(left).toBe(false);
  played.at(-1)?.end();
  await leaving;
});

test('no animation runs where the data of the same path is loaded again', async () => {
  open();
  const before = played.length;
  await leavePage(request('/first?at=1,2,3'));
  expect(played).toHaveLength(before);
});

test('the old page comes back where the visitor cancels the navigation', async () => {
  open();
  const controller = new AbortController();
  const leaving = leavePage(request('/second', controller.signal));
  controller.abort();
  await leaving;
  expect(played.at(-1)?.cancelled).toBe(true);
});

test('a stalled animation does not block the navigation', async () => {
  vi.useFakeTimers();
  open();
  const leaving = leavePage(request('/second'));
  await vi.advanceTimersByTimeAsync(500);
  await leaving;
});

test('reduced motion skips the animations and their waits', async () => {
  reduced = true;
  const goTo = open();
  await leavePage(request('/second'));
  await goTo('/second');
  expect(played).toEqual([]);
});

test('a layout whose pages share a map runs no animation', async () => {
  const goTo = open(false);
  await leavePage(request('/second'));
  await goTo('/second');
  expect(played).toEqual([]);
});

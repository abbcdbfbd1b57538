// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DraggedEntry, dragByHandles } from './handle-drag.ts';

const HEIGHT = 40;

let grid: HTMLElement;
let held: (DraggedEntry | undefined)[];
let dropped: DraggedEntry[];
let end: () => void;

beforeEach(() => {
  // No animation frame runs, so nothing scrolls by itself.
  vi.stubGlobal('requestAnimationFrame', () => 1);
  grid = document.createElement('div');
  for (const [index, entry] of [...'abc'].entries()) {
    const row = document.createElement('div');
    row.setAttribute('role', 'row');
    row.innerHTML = `<span data-handle><button></button></span><span data-entry="${entry}"></span>`;
    row.getBoundingClientRect = () => new DOMRect(0, 100 + index * HEIGHT, 300, HEIGHT);
    grid.append(row);
  }
  document.body.append(grid);
  held = [];
  dropped = [];
  end = dragByHandles({
    grid,
    onHeld: (now) => held.push(now),
    onDrop: (drop) => dropped.push(drop),
  });
});
afterEach(() => {
  end();
  grid.remove();
  vi.unstubAllGlobals();
});

function point(type: string, clientY: number, more: PointerEventInit = {}, on: EventTarget = grid): void {
  const about = { bubbles: true, pointerId: 1, isPrimary: true, pointerType: 'touch', clientY, ...more };
  on.dispatchEvent(new PointerEvent(type, about));
}

function handleOf(entry: string): Element {
  const row = grid.querySelector(`[data-entry="${entry}"]`)?.closest('[role="row"]');
  const handle = row?.querySelector('button');
  if (!handle) throw new Error('Each row has a handle.');
  return handle;
}

test('a row dragged by its handle with a finger goes where it is dropped', () => {
  point('pointerdown', 120, {}, handleOf('a'));
  point('pointermove', 165);
  expect(held).toEqual([{ itemId: 'a', nextId: 'c' }]);
  point('pointerup', 165);
  expect(dropped).toEqual([{ itemId: 'a', nextId: 'c' }]);
  expect(held.at(-1)).toBeUndefined();
});

test('a row dropped below all others goes to the end, and above all others to the beginning', () => {
  point('pointerdown', 120, {}, handleOf('a'));
  point('pointermove', 400);
  point('pointerup', 400);
  point('pointerdown', 200, {}, handleOf('c'));
  point('pointermove', 20);
  point('pointerup', 20);
  expect(dropped).toEqual([
    { itemId: 'a', nextId: undefined },
    { itemId: 'c', nextId: 'a' },
  ]);
});

test('a tap, a mouse, a second finger, and a finger beside the handle move nothing', () => {
  point('pointerdown', 120, {}, handleOf('a'));
  point('pointermove', 122);
  point('pointerup', 122);
  point('pointerdown', 120, { pointerType: 'mouse' }, handleOf('a'));
  point('pointermove', 200, { pointerType: 'mouse' });
  point('pointerup', 200, { pointerType: 'mouse' });
  point('pointerdown', 120, { isPrimary: false, pointerId: 2 }, handleOf('a'));
  point('pointermove', 200, { pointerId: 2 });
  point('pointerdown', 120, {}, grid.querySelector('[data-entry]') ?? grid);
  point('pointermove', 200);
  expect(held).toEqual([]);
  expect(dropped).toEqual([]);
});

test('a drag that the browser takes over, or whose row is removed, ends and moves nothing', () => {
  point('pointerdown', 120, {}, handleOf('a'));
  point('pointermove', 200);
  point('pointercancel', 200);
  expect(held.at(-1)).toBeUndefined();
  point('pointerdown', 120, {}, handleOf('a'));
  point('pointermove', 200);
  end();
  expect(held.at(-1)).toBeUndefined();
  point('pointerup', 200);
  expect(dropped).toEqual([]);
});

test('the sheet around the rows receives no touch on a handle', () => {
  const heard = vi.fn();
  document.body.addEventListener('touchstart', heard);
  handleOf('a').dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(heard).not.toHaveBeenCalled();
  grid.querySelector('[data-entry]')?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(heard).toHaveBeenCalledOnce();
  document.body.removeEventListener('touchstart', heard);
});

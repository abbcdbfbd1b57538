// @vitest-environment happy-dom

import type { Position } from '@waymark/model/geography/position';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dragToMap, type HeldItem } from './drag-to-map.ts';

const SPOT: Position = { lat: 45, lng: 5 };

/** The map is right of this many pixels. */
const MAP_FROM = 400;

let list: HTMLElement;
let held: (HeldItem | undefined)[];
let dropped: [string, Position][];
let asked: [number, number][];
let end: () => void;

beforeEach(() => {
  list = document.createElement('ul');
  list.innerHTML =
    '<li data-dragged="one"><span data-drag="photo"><img><button data-drag="handle"></button></span><p></p></li>';
  document.body.append(list);
  [held, dropped, asked] = [[], [], []];
  end = dragToMap({
    list,
    spotAt: (x, y) => {
      asked.push([x, y]);
      return x < MAP_FROM ? null : SPOT;
    },
    onHeld: (now) => held.push(now),
    onDrop: (id, spot) => dropped.push([id, spot]),
  });
});
afterEach(() => {
  end();
  list.remove();
});

function point(
  type: string,
  clientX: number,
  more: PointerEventInit = {},
  on: string | undefined = undefined,
) {
  const about = { bubbles: true, pointerId: 1, isPrimary: true, pointerType: 'mouse', clientX, clientY: 100 };
  const target = on === undefined ? document.body : list.querySelector(on);
  target?.dispatchEvent(new PointerEvent(type, { ...about, ...more }));
}

test('a photo dragged with a mouse is dropped where the pointer is on the map', () => {
  point('pointerdown', 10, {}, 'img');
  point('pointermove', 200);
  point('pointermove', 500);
  point('pointerup', 500);
  expect(held).toEqual([
    { id: 'one', x: 200, y: 100, isOnMap: false },
    { id: 'one', x: 500, y: 100, isOnMap: true },
    undefined,
  ]);
  expect(dropped).toEqual([['one', SPOT]]);
});

test('a finger drags by the handle alone, and drops above itself', () => {
  const touch = { pointerType: 'touch' };
  point('pointerdown', 10, touch, 'img');
  point('pointermove', 500, touch);
  point('pointerup', 500, touch);
  expect(dropped).toEqual([]);
  point('pointerdown', 10, touch, 'button');
  point('pointermove', 500, touch);
  point('pointerup', 500, touch);
  expect(dropped).toEqual([['one', SPOT]]);
  expect(asked.at(-1)).toEqual([500, 56]);
});

test('a press, a second finger, the other button and a drag that ends beside the map drop nothing', () => {
  point('pointerdown', 10, {}, 'img');
  point('pointermove', 12);
  point('pointerup', 12);
  expect(held).toEqual([]);
  point('pointerdown', 10, { isPrimary: false }, 'img');
  point('pointermove', 500);
  point('pointerup', 500);
  point('pointerdown', 10, { button: 2 }, 'img');
  point('pointermove', 500);
  point('pointerup', 500);
  point('pointerdown', 10, {}, 'p');
  point('pointermove', 500);
  point('pointerup', 500);
  point('pointerdown', 10, {}, 'img');
  point('pointermove', 300);
  point('pointerup', 300);
  expect(dropped).toEqual([]);
});

test('Escape ends a drag, and so does a browser that takes the pointer away', () => {
  point('pointerdown', 10, {}, 'img');
  point('pointermove', 500);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  point('pointerup', 500);
  point('pointerdown', 10, {}, 'img');
  point('pointermove', 500);
  point('pointercancel', 500);
  point('pointerup', 500);
  expect(held.filter((now) => now === undefined)).toHaveLength(2);
  expect(dropped).toEqual([]);
});

test('the click that ends a drag presses nothing, and the next one does', async () => {
  const press = vi.fn();
  const button = list.querySelector('button');
  button?.addEventListener('click', press);
  point('pointerdown', 10, {}, 'button');
  point('pointermove', 300);
  point('pointerup', 300);
  button?.click();
  expect(press).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  button?.click();
  expect(press).toHaveBeenCalledOnce();
});

test('the sheet around the list hears nothing of a touch on a handle', () => {
  const heard = vi.fn();
  document.body.addEventListener('touchstart', heard);
  list.querySelector('button')?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(heard).not.toHaveBeenCalled();
  list.querySelector('img')?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(heard).toHaveBeenCalledOnce();
  document.body.removeEventListener('touchstart', heard);
});

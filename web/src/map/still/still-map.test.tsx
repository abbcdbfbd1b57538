// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Camera } from '@waymark/model/view-codec';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MapEngine } from '../map-engine.ts';
import { StillMap } from './still-map.tsx';

vi.mock('./use-painting.ts', () => ({ usePainting: () => {} }));

const PARIS: Camera = { lat: 48.85, lng: 2.35, zoom: 10 };
const COVERED = { top: 0, right: 0, bottom: 0, left: 0 };
const NO_SHAPES = [] as const;

const moves: Camera[] = [];
const rests: Camera[] = [];
const onMove = (camera: Camera) => void moves.push(camera);
const onRest = (camera: Camera) => void rests.push(camera);
const onMapPress = vi.fn();
let engine: MapEngine | undefined;
const onReady = (ready: MapEngine) => {
  engine = ready;
};

beforeEach(() => {
  vi.useFakeTimers();
  for (const heard of [moves, rests]) heard.length = 0;
  onMapPress.mockClear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(camera = PARIS): HTMLElement {
  const { container } = render(
    <div role="application">
      <StillMap
        camera={camera}
        size={{ width: 800, height: 600 }}
        covered={COVERED}
        shapes={NO_SHAPES}
        colours={null}
        {...{ onReady, onMove, onRest, onMapPress }}
      />
    </div>,
  );
  for (const heard of [moves, rests]) heard.length = 0;
  const canvas = container.querySelector('canvas');
  if (canvas === null) throw new Error('There is no picture');
  return canvas;
}

const at = (clientX: number, clientY: number, pointerId = 1) => ({
  clientX,
  clientY,
  pointerId,
  button: 0,
  bubbles: true,
});
/** happy-dom leaves out where the wheel turned. @returns whether the browser would scroll */
function turn(canvas: HTMLElement, deltaY: number, clientX: number): boolean {
  const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
  Object.defineProperties(event, { clientX: { value: clientX }, clientY: { value: 300 } });
  return fireEvent(canvas, event);
}

const last = () => moves.at(-1) ?? PARIS;

test('a drag moves the picture with the pointer, and it comes to rest once, without a press', () => {
  const canvas = open();
  fireEvent.pointerDown(canvas, at(400, 300));
  for (const x of [380, 340, 300]) fireEvent.pointerMove(canvas, at(x, 300));
  expect(rests).toEqual([]);
  // 100 pixels at zoom 10.
  expect(last().lng).toBeCloseTo(2.35 + (100 / (512 * 2 ** 10)) * 360, 4);
  expect(last()).toMatchObject({ zoom: 10, lat: expect.closeTo(48.85, 4) });
  fireEvent.pointerUp(canvas, at(300, 300));
  fireEvent.click(canvas);
  expect(rests).toEqual([last()]);
  expect(onMapPress).not.toHaveBeenCalled();
  fireEvent.pointerDown(canvas, at(300, 300));
  fireEvent.pointerUp(canvas, at(301, 300));
  fireEvent.click(canvas);
  expect(onMapPress).toHaveBeenCalledOnce();
});

test('two fingers zoom around the point between them', () => {
  const canvas = open();
  fireEvent.pointerDown(canvas, at(300, 300, 1));
  fireEvent.pointerDown(canvas, at(500, 300, 2));
  fireEvent.pointerMove(canvas, at(200, 300, 1));
  fireEvent.pointerMove(canvas, at(600, 300, 2));
  expect(last().zoom).toBeCloseTo(11, 5);
  expect(last().lng).toBeCloseTo(2.35, 4);
  fireEvent.pointerUp(canvas, at(200, 300, 1));
  expect(rests).toEqual([]);
  fireEvent.pointerUp(canvas, at(600, 300, 2));
  expect(rests).toEqual([last()]);
});

test('the wheel zooms around the pointer, the page does not scroll, and the map rests a moment later', () => {
  const canvas = open();
  expect(turn(canvas, -450, 600)).toBe(false);
  expect(last().zoom).toBeCloseTo(11, 5);
  // The position under the pointer stays there.
  const under = (camera: Camera) => camera.lng + (200 / (512 * 2 ** camera.zoom)) * 360;
  expect(under(last())).toBeCloseTo(under(PARIS), 4);
  expect(rests).toEqual([]);
  act(() => vi.advanceTimersByTime(300));
  expect(rests).toEqual([last()]);
});

test('a double click zooms in by one level', () => {
  const canvas = open();
  fireEvent.dblClick(canvas, { clientX: 400, clientY: 300 });
  expect(rests).toEqual([{ lat: expect.closeTo(48.85, 4), lng: expect.closeTo(2.35, 4), zoom: 11 }]);
});

test('a target, an arrow key and a button move the picture at once, and it rests there', () => {
  open();
  act(() => engine?.goTo({ lat: 10, lng: 20, zoom: 5 }, true));
  expect(rests).toEqual([{ lat: 10, lng: 20, zoom: 5 }]);
  act(() => engine?.zoomBy(1));
  expect(rests.at(-1)?.zoom).toBe(6);
  act(() => engine?.panBy(120, 0));
  expect(rests.at(-1)?.lng).toBeGreaterThan(20);
});

test('no gesture leads beyond the limits of the map', () => {
  const canvas = open({ lat: 70, lng: 179, zoom: 1 });
  turn(canvas, 1e9, 400);
  expect(last().zoom).toBe(0);
  turn(canvas, -1e9, 400);
  expect(last().zoom).toBe(19);
  turn(canvas, 1e9, 400);
  fireEvent.pointerDown(canvas, at(400, 300));
  fireEvent.pointerMove(canvas, at(100, 5_000));
  expect(last().lat).toBe(80);
  expect(Math.abs(last().lng)).toBeLessThanOrEqual(180);
});

test('the middle button and a pointer that is not pressed move nothing', () => {
  const canvas = open();
  fireEvent.pointerMove(canvas, at(100, 100));
  fireEvent.pointerDown(canvas, { ...at(400, 300), button: 1 });
  fireEvent.pointerMove(canvas, at(100, 100));
  expect(moves).toEqual([]);
  expect(screen.getByRole('application')).toBeDefined();
});

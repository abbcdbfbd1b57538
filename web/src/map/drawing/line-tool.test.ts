// @vitest-environment happy-dom

import { readGeometry } from '@waymark/model/geography/geometry';
import type { Position } from '@waymark/model/geography/position';
import { expect, test, vi } from 'vitest';
import { createLineTool, type DrawingAdapter, type EditableLine } from './line-tool.ts';

const spot = (lat: number, lng: number): Position => ({ lat, lng });
const SQUARE = { id: '0/0', corners: [spot(0, 0), spot(0, 9), spot(9, 9), spot(9, 0)] };
const ISLAND = { id: '1/0', corners: [spot(20, 20), spot(20, 29), spot(29, 29)] };

type Heard = Parameters<DrawingAdapter['register']>[0];
type Press = Parameters<Heard['onClick']>[0];

/** CSS pixels in a degree. */
const SCALE = 10;

/** A plane to draw and press on. Its list of lines leaves out the corner dots of the library. */
function open() {
  const heard: Heard[] = [];
  const shown = new Set<string>();
  let changes = 0;
  const adapter: DrawingAdapter = {
    project: (lng, lat) => ({ x: lng * SCALE, y: -lat * SCALE }),
    unproject: (x, y) => ({ lng: x / SCALE, lat: -y / SCALE }),
    setCursor: () => {},
    setDoubleClickToZoom: () => {},
    getLngLatFromEvent: () => null,
    getMapEventElement: () => document.body,
    getCoordinatePrecision: () => 9,
    register: (callbacks) => {
      heard.push(callbacks);
      callbacks.onReady?.();
    },
    unregister: () => shown.clear(),
    clear: () => {},
    render: ({ created, updated, deletedIds }) => {
      changes += created.length + updated.length + deletedIds.length;
      for (const id of deletedIds) shown.delete(String(id));
      for (const { id, geometry } of created) if (geometry.type === 'Polygon') shown.add(String(id));
    },
  };
  const changed: EditableLine[] = [];
  const chosen: string[] = [];
  const tool = createLineTool({
    adapter,
    colour: '#5e6f1e',
    onReady: () => {},
    onChange: (line) => changed.push(line),
    onChoose: (id) => chosen.push(id),
  });
  const press = ({ lat, lng }: Position, button: Press['button'] = 'left'): Press => ({
    lat,
    lng,
    containerX: lng * SCALE,
    containerY: -lat * SCALE,
    button,
    heldKeys: [],
    isContextMenu: false,
  });
  return {
    tool,
    shown,
    changed,
    chosen,
    changesSince: (before = 0) => changes - before,
    click: (at: Position, button?: Press['button']) => heard[0]?.onClick(press(at, button)),
    drag: (from: Position, to: Position) => {
      heard[0]?.onDragStart(press(from), () => {});
      heard[0]?.onDrag(press(to), () => {});
      heard[0]?.onDragEnd(press(to), () => {});
    },
  };
}

test('the tool shows the given lines and does not touch unchanged ones', () => {
  const { tool, shown, changesSince } = open();
  tool.show([SQUARE, ISLAND]);
  expect([...shown]).toEqual(['0/0', '1/0']);
  const before = changesSince();
  tool.show([{ ...SQUARE }, { ...ISLAND }]);
  expect(changesSince(before)).toBe(0);
  tool.show([SQUARE]);
  expect([...shown]).toEqual(['0/0']);
  tool.remove();
  expect([...shown]).toEqual([]);
});

test('a corner of the selected line is dragged, and the resulting change is not drawn again', () => {
  const { tool, changed, drag, changesSince } = open();
  tool.show([SQUARE, ISLAND]);
  tool.enable(true);
  tool.choose('0/0');
  drag(spot(0, 9), spot(-1.123456789, 10));
  expect(changed).toEqual([
    { id: '0/0', corners: [spot(0, 0), spot(-1.123457, 10), spot(9, 9), spot(9, 0)] },
  ]);
  const before = changesSince();
  tool.show([...changed, ISLAND]);
  expect(changesSince(before)).toBe(0);
});

test('a corner that is dragged across its own line goes on, and the line that crosses itself is reported', () => {
  const { tool, changed, drag } = open();
  tool.show([SQUARE]);
  tool.enable(true);
  tool.choose('0/0');
  drag(spot(9, 9), spot(-5, 4));
  const corners = [spot(0, 0), spot(0, 9), spot(-5, 4), spot(9, 0)];
  expect(changed).toEqual([{ id: '0/0', corners }]);
  const ring = [...corners, spot(0, 0)].map(({ lat, lng }) => [lng, lat]);
  const geometry = JSON.stringify({ type: 'Polygon', coordinates: [ring] });
  expect(readGeometry(geometry)).toMatchObject({ fault: 'self-crossing' });
});

test('a press in a line selects it; while corners are being added, the map receives the presses', () => {
  const { tool, changed, chosen, click, drag } = open();
  tool.show([SQUARE, ISLAND]);
  click(spot(5, 5));
  drag(spot(0, 9), spot(-1, 10));
  expect([chosen, changed]).toEqual([[], []]);
  tool.enable(true);
  click(spot(5, 5));
  expect(chosen).toEqual(['0/0']);
});

test('the right button removes a corner, but never one of the last three', () => {
  const { tool, changed, click } = open();
  tool.show([SQUARE]);
  tool.enable(true);
  tool.choose('0/0');
  click(spot(9, 9), 'right');
  expect(changed.at(-1)?.corners).toEqual([spot(0, 0), spot(0, 9), spot(9, 0)]);
  click(spot(9, 0), 'right');
  expect(changed).toHaveLength(1);
});

test('an undo during the selection draws the former line and keeps it selected', () => {
  const { tool, changed, drag } = open();
  tool.show([SQUARE]);
  tool.enable(true);
  tool.choose('0/0');
  drag(spot(0, 9), spot(-1, 10));
  tool.show([SQUARE]);
  drag(spot(0, 9), spot(-2, 10));
  expect(changed.at(-1)?.corners[1]).toEqual(spot(-2, 10));
});

test('a line that the drawing library refuses does not affect the others', () => {
  const { tool, shown } = open();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  tool.show([{ id: '0/0', corners: [spot(0, 0), spot(95, 0), spot(9, 9)] }, ISLAND]);
  expect([...shown]).toEqual(['1/0']);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sheet } from './sheet.tsx';
import type { SheetHeight } from './sheet-heights.ts';

const pressed = vi.fn();

const covered: number[] = [];

function Example({ column }: { column?: boolean }) {
  const [height, setHeight] = useState<SheetHeight>('middle');
  return (
    <Sheet
      label="Nearby"
      heights={{ low: 6.25, middle: 0.5, high: 0.9 }}
      height={height}
      onHeight={setHeight}
      handleLabel="Height"
      heightLabels={{ low: 'Low', middle: 'Half', high: 'Full' }}
      column={column}
      onCover={(pixels) => covered.push(pixels)}
      header={
        <button type="button" onClick={pressed}>
          Filter
        </button>
      }
    >
      <a href="#place">Place</a>
    </Sheet>
  );
}

let show: (example: ReactNode) => void;

const handle = () => screen.getByRole('slider', { name: 'Height' });
const height = () => handle().getAttribute('aria-valuetext');

/** The container of the sheet is 800 px high, and the sheet shows half of that at first. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('section') ? new DOMRect(0, 400, 390, 720) : new DOMRect(0, 0, 390, 800);
  });
  show = render(<Example />).rerender;
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  pressed.mockClear();
  covered.length = 0;
});

/** Drags an element of the header with a finger or a mouse through these vertical positions, 16 ms apart. */
function drag(element: Element, ...path: number[]): void {
  const [first = 0, ...rest] = path;
  const at = (y: number, index: number) => ({
    clientY: y,
    pointerId: 1,
    isPrimary: true,
    button: 0,
    timeStamp: index * 16,
  });
  fireAt(element, 'pointerdown', at(first, 0));
  for (const [index, y] of rest.entries()) fireAt(element, 'pointermove', at(y, index + 1));
  fireAt(element, 'pointerup', at(rest.at(-1) ?? first, path.length));
}

function fireAt(
  element: Element,
  type: string,
  { timeStamp, ...init }: PointerEventInit & { timeStamp: number },
) {
  const event = new PointerEvent(type, { bubbles: true, ...init });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(element, event);
}

test('the arrow keys, Home and End change the height of the sheet', () => {
  const press = (key: string) => {
    fireEvent.keyDown(handle(), { key });
    return height();
  };
  expect(['ArrowUp', 'ArrowUp', 'ArrowDown', 'Home', 'ArrowDown', 'End', 'Enter'].map(press)).toEqual([
    'Full',
    'Full',
    'Half',
    'Low',
    'Low',
    'Full',
    'Half',
  ]);
});

test('the sheet says how much of its container it covers, and a high one counts as half open', () => {
  for (const key of ['End', 'Home', 'ArrowUp']) fireEvent.keyDown(handle(), { key });
  show(<Example column />);
  // 6.25rem are 100 pixels.
  expect(covered).toEqual([400, 400, 100, 400, 0]);
});

test('a tap on the handle moves to the next height', () => {
  fireEvent.click(handle());
  expect(height()).toBe('Full');
  fireEvent.click(handle());
  expect(height()).toBe('Half');
});

test('a quick flick upwards opens the sheet fully, and a quick flick downwards lowers it', () => {
  drag(handle(), 400, 380, 360, 340);
  expect(height()).toBe('Full');
  drag(handle(), 400, 420, 440, 460);
  expect(height()).not.toBe('Full');
});

test('a drag writes one property, and the release removes it', () => {
  const sheet = screen.getByRole('region', { name: 'Nearby' });
  const at = { pointerId: 1, isPrimary: true, button: 0 };
  fireAt(handle(), 'pointerdown', { ...at, clientY: 400, timeStamp: 0 });
  fireAt(handle(), 'pointermove', { ...at, clientY: 410, timeStamp: 16 });
  fireAt(handle(), 'pointermove', { ...at, clientY: 450, timeStamp: 32 });
  expect(sheet.style.getPropertyValue('--dragged')).toBe('350px');
  fireAt(handle(), 'pointercancel', { ...at, clientY: 450, timeStamp: 400 });
  expect(sheet.style.getPropertyValue('--dragged')).toBe('');
  expect(height()).toBe('Half');
});

test('a tap presses a button in the header, and a drag does not', () => {
  const button = screen.getByRole('button', { name: 'Filter' });
  drag(button, 400, 402);
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledOnce();
  drag(button, 400, 380, 360);
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledOnce();
  expect(height()).toBe('Full');
});

test('pulling content down at its top lowers the sheet; elsewhere it scrolls', () => {
  const content = screen.getByText('Place').parentElement ?? document.body;
  const pull = (...path: number[]) => {
    const touches = (y: number) => [new Touch({ identifier: 1, target: content, clientX: 0, clientY: y })];
    const [first = 0, ...rest] = path;
    fireEvent.touchStart(content, { touches: touches(first) });
    for (const y of rest) fireEvent.touchMove(content, { touches: touches(y), cancelable: true });
    fireEvent.touchEnd(content, { touches: [] });
  };
  content.scrollTop = 40;
  pull(400, 500, 600, 700);
  expect(height()).toBe('Half');
  content.scrollTop = 0;
  pull(400, 500, 600, 700);
  expect(height()).toBe('Low');
});

test('a column keeps its height: it can be neither dragged nor pulled, and the focus does not raise it', () => {
  fireEvent.keyDown(handle(), { key: 'Home' });
  show(<Example column />);
  drag(screen.getByRole('button', { name: 'Filter' }), 400, 380, 360);
  const link = screen.getByText('Place');
  link.focus();
  expect(height()).toBe('Low');
  const touch = new Touch({ identifier: 1, target: link, clientX: 0, clientY: 400 });
  fireEvent.touchStart(link, { touches: [touch] });
  const pulled = new Touch({ identifier: 1, target: link, clientX: 0, clientY: 300 });
  expect(fireEvent.touchMove(link, { touches: [pulled], cancelable: true })).toBe(true);
  show(<Example column={false} />);
  drag(handle(), 400, 380, 360, 340);
  expect(height()).not.toBe('Low');
});

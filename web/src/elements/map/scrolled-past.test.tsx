// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ScrolledPast } from './scrolled-past.tsx';

afterEach(cleanup);

/** A map that takes every gesture, with listeners of its own as engines have them. */
function Taking({ heard }: { heard: (type: string) => void }) {
  const map = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const left = new AbortController();
    for (const type of ['wheel', 'touchstart', 'touchmove', 'pointerdown', 'pointermove', 'click'])
      map.current?.addEventListener(type, () => heard(type), { signal: left.signal });
    return () => left.abort();
  }, [heard]);
  return <div ref={map}>Map</div>;
}

/** happy-dom leaves out the keys of a wheel. */
function pinch(): Event {
  const event = new WheelEvent('wheel', { bubbles: true });
  Object.defineProperty(event, 'ctrlKey', { value: true });
  return event;
}

function show() {
  const heard = vi.fn();
  render(
    <>
      <ScrolledPast>
        <Taking heard={heard} />
      </ScrolledPast>
      <p>Text</p>
    </>,
  );
  return { heard, map: screen.getByText('Map'), text: screen.getByText('Text') };
}

test('the wheel scrolls the page past the map until it is pressed, and again once the mouse has left it', () => {
  const { heard, map } = show();
  fireEvent.wheel(map);
  expect(heard).not.toHaveBeenCalled();
  fireEvent(map, pinch());
  expect(heard).toHaveBeenCalledOnce();
  fireEvent.pointerDown(map, { pointerType: 'mouse' });
  fireEvent.wheel(map);
  expect(heard.mock.calls.flat()).toEqual(['wheel', 'pointerdown', 'wheel']);
  fireEvent.pointerOut(map, { pointerType: 'mouse' });
  fireEvent.wheel(map);
  expect(heard).toHaveBeenCalledTimes(3);
});

test('a finger scrolls the page past the map until it taps it, and again once it has pressed something else', () => {
  const { heard, map, text } = show();
  const drag = () => {
    fireEvent.pointerDown(map, { pointerType: 'touch' });
    fireEvent.touchStart(map);
    fireEvent.pointerMove(map, { pointerType: 'touch' });
    fireEvent.touchMove(map);
    fireEvent.pointerOut(map, { pointerType: 'touch' });
  };
  drag();
  expect(heard).not.toHaveBeenCalled();
  fireEvent.click(map);
  drag();
  expect(heard.mock.calls.flat()).toEqual(['click', 'pointerdown', 'touchstart', 'pointermove', 'touchmove']);
  fireEvent.pointerDown(text, { pointerType: 'touch' });
  drag();
  expect(heard).toHaveBeenCalledTimes(5);
});

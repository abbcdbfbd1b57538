// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useIntent } from './use-intent.ts';

afterEach(cleanup);

function Region() {
  const region = useRef<HTMLElement>(null);
  const hasIntent = useIntent(region);
  return (
    <>
      <a href="#list">List</a>
      <section ref={region} aria-label="Map" data-intent={hasIntent}>
        <button type="button">Mark</button>
      </section>
    </>
  );
}

test.each(['pointerMove', 'pointerDown', 'touchStart', 'wheel', 'keyDown', 'focusIn'] as const)(
  'a visitor turns to the map with a %s on a part of it',
  (sign) => {
    render(<Region />);
    const { dataset } = screen.getByRole('region');
    expect(dataset['intent']).toBe('false');
    fireEvent[sign](screen.getByRole('button'));
    expect(dataset['intent']).toBe('true');
  },
);

test('what happens beside the map is no intent, nor is a pointer under which the map appears', () => {
  render(<Region />);
  fireEvent.pointerMove(screen.getByRole('link'));
  fireEvent.pointerOver(screen.getByRole('button'));
  fireEvent.pointerEnter(screen.getByRole('region'));
  expect(screen.getByRole('region').dataset['intent']).toBe('false');
});

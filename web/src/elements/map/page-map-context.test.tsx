// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { highlighting } from './page-map-context.ts';

afterEach(cleanup);

test('a focus highlights a mark, except one that returns after a touch', () => {
  const highlight = vi.fn();
  render(
    <button type="button" {...highlighting(highlight, 'Harbour')}>
      Harbour
    </button>,
  );
  const row = screen.getByRole('button');
  // As in a browser in which no touch has moved the focus before.
  vi.spyOn(row, 'matches').mockReturnValue(true);
  // Another test may have touched last.
  fireEvent.keyDown(document.body, { key: 'Tab' });
  fireEvent.focus(row);
  expect(highlight).toHaveBeenLastCalledWith('Harbour');
  fireEvent.blur(row);
  expect(highlight).toHaveBeenLastCalledWith(null);
  fireEvent.pointerDown(document.body, { pointerType: 'touch' });
  fireEvent.focus(row);
  expect(highlight).toHaveBeenLastCalledWith(null);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  fireEvent.focus(row);
  expect(highlight).toHaveBeenLastCalledWith('Harbour');
});

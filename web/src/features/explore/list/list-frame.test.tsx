// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { ListFrame } from './list-frame.tsx';

const InEnglish = await inEnglish('explore');

afterEach(cleanup);

function frame(mapRequests: number, chosen = true, onPullUp: (() => void) | null = null, listRequests = 0) {
  return (
    <InEnglish>
      <ListFrame
        label="Places"
        wide={false}
        chosen={chosen}
        onPullUp={onPullUp}
        mapRequests={mapRequests}
        listRequests={listRequests}
        onCovered={() => {}}
        header={null}
      >
        A place
      </ListFrame>
    </InEnglish>
  );
}

const height = () => document.querySelector('[data-height]')?.getAttribute('data-height');

test('a high sheet goes to half when the visitor asks to see the map, and a lower one stays', () => {
  const { rerender } = render(frame(0));
  expect(height()).toBe('middle');
  rerender(frame(1));
  expect(height()).toBe('middle');
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' });
  expect(height()).toBe('high');
  rerender(frame(2));
  expect(height()).toBe('middle');
});

test('the sheet is half open at first, and rises to that when an item is chosen below it', () => {
  const { rerender } = render(frame(0, false));
  expect(height()).toBe('middle');
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'Home' });
  expect(height()).toBe('low');
  rerender(frame(0, true));
  expect(height()).toBe('middle');
});

test('a low sheet rises when the visitor asks for the list, which then has the focus', () => {
  const { rerender } = render(frame(0, false));
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'Home' });
  rerender(frame(0, false, null, 1));
  expect(height()).toBe('middle');
  expect(document.activeElement?.id).toBe('list');
});

test('a preview is half open, pulling it up opens the page, and closing it returns to the height of the list', () => {
  const pull = vi.fn();
  const toTop = () => fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' });
  const { rerender } = render(frame(0, false));
  toTop();
  expect(height()).toBe('high');
  expect(pull).not.toHaveBeenCalled();
  rerender(frame(0, true, pull));
  expect(height()).toBe('middle');
  rerender(frame(0, false));
  expect(height()).toBe('high');
  rerender(frame(0, true, pull));
  toTop();
  expect(pull).toHaveBeenCalledOnce();
  // The page of the item has the whole height.
  rerender(frame(0, true));
  expect(height()).toBe('high');
});

test('the handle is named by what it sizes', () => {
  const named = (name: string) => screen.queryByRole('slider', { name }) !== null;
  const { rerender } = render(frame(0, false));
  expect(named('Height of the list')).toBe(true);
  rerender(frame(0, true, () => {}));
  expect(named('Height of the preview')).toBe(true);
  rerender(frame(0, true));
  expect(named('Height of the page')).toBe(true);
});

test('a page that is opened from a preview over a low list is in view, and the list keeps its height where the page was pulled up', () => {
  const pull = vi.fn();
  const press = (key: string) => fireEvent.keyDown(screen.getByRole('slider'), { key });
  const { rerender } = render(frame(0, false));
  press('Home');
  rerender(frame(0, true, pull));
  rerender(frame(0, true));
  expect(height()).toBe('middle');
  press('End');
  rerender(frame(0, true, pull));
  expect(height()).toBe('middle');
  rerender(frame(0, false));
  expect(height()).toBe('middle');
});

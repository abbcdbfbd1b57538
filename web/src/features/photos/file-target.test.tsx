// @vitest-environment happy-dom

import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FileTarget } from './file-target.tsx';

afterEach(cleanup);

const bay = new File(['x'], 'bay.jpg', { type: 'image/jpeg' });

function open(around: (target: ReactElement) => ReactElement = (target) => target) {
  const onFiles = vi.fn<(files: readonly File[]) => void>();
  const target = (
    <FileTarget onFiles={onFiles}>
      <button type="button">Add</button>
      <input aria-label="Text" />
      <input type="checkbox" />
    </FileTarget>
  );
  return { onFiles, ...render(around(target)) };
}

/** Lets files go over something. @returns whether the browser would do nothing with them, and what the pointer shows */
function dropOn(element: Element, types: readonly string[] = ['Files']) {
  const dataTransfer = { types, files: [bay], dropEffect: 'copy' };
  const happened = (['dragOver', 'drop'] as const).map((type) => {
    const event = createEvent[type](element);
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
    fireEvent(element, event);
    return event.defaultPrevented;
  });
  return { isHeld: happened.every(Boolean), effect: dataTransfer.dropEffect };
}

const paste = (element: Element) => fireEvent.paste(element, { clipboardData: { files: [bay] } });

test('files are dropped and pasted, but not into a text', () => {
  const { onFiles } = open();
  const button = screen.getByRole('button');
  expect(dropOn(button)).toEqual({ isHeld: true, effect: 'copy' });
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([bay]);
  paste(button);
  paste(screen.getByRole('checkbox'));
  expect(onFiles).toHaveBeenCalledTimes(3);
  paste(screen.getByRole('textbox'));
  paste(document.body);
  dropOn(button, ['text/plain']);
  expect(onFiles).toHaveBeenCalledTimes(3);
});

test('files that are dropped beside it do nothing, as long as it is there', () => {
  const { onFiles, unmount } = open((target) => (
    <>
      <h1>Elsewhere</h1>
      {target}
    </>
  ));
  const beside = screen.getByRole('heading');
  expect(dropOn(beside)).toEqual({ isHeld: true, effect: 'none' });
  expect(dropOn(document.body)).toEqual({ isHeld: true, effect: 'none' });
  // A text that is dragged is none of its business.
  expect(dropOn(beside, ['text/plain']).isHeld).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
  unmount();
  expect(dropOn(document.body).isHeld).toBe(false);
});

test('in a dialog all of it takes files, wherever the focus is', () => {
  const { onFiles } = open((target) => (
    <dialog open>
      <h2>Photos</h2>
      {target}
    </dialog>
  ));
  expect(dropOn(screen.getByRole('heading'))).toEqual({ isHeld: true, effect: 'copy' });
  expect(onFiles).toHaveBeenCalledOnce();
  paste(screen.getByRole('heading'));
  paste(document.body);
  expect(onFiles).toHaveBeenCalledTimes(3);
  paste(screen.getByRole('textbox'));
  expect(onFiles).toHaveBeenCalledTimes(3);
});

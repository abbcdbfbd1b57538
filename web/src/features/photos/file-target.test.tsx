// @vitest-environment happy-dom

import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FileTarget } from './file-target.tsx';

afterEach(cleanup);

const bay = new File(['x'], 'bay.jpg', { type: 'image/jpeg' });

function open(
  around: (target: ReactElement) => ReactElement = (target) => target,
  area: 'target' | 'page' = 'target',
) {
  const onFiles = vi.fn<(files: readonly File[]) => void>();
  const target = (
    <FileTarget dropLabel="Drop" onFiles={onFiles} area={area}>
      <button type="button">Add</button>
      <input aria-label="Text" />
      <input type="checkbox" />
    </FileTarget>
  );
  return { onFiles, ...render(around(target)) };
}

/** Drops files on an element. @returns whether the default of the browser was prevented, and the effect that the pointer shows */
function dropOn(element: Element, types: readonly string[] = ['Files']) {
  const dataTransfer = { types, files: [bay], dropEffect: 'copy' };
  const happened = (['dragOver', 'drop'] as const).map((type) => {
    const event = createEvent[type](element);
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
    fireEvent(element, event);
    return event.defaultPrevented;
  });
  return { isPrevented: happened.every(Boolean), effect: dataTransfer.dropEffect };
}

const paste = (element: Element) => fireEvent.paste(element, { clipboardData: { files: [bay] } });

test('the area takes dropped and pasted files, but none pasted into a text', () => {
  const { onFiles } = open();
  const button = screen.getByRole('button');
  expect(dropOn(button)).toEqual({ isPrevented: true, effect: 'copy' });
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([bay]);
  paste(button);
  paste(screen.getByRole('checkbox'));
  expect(onFiles).toHaveBeenCalledTimes(3);
  paste(screen.getByRole('textbox'));
  paste(document.body);
  dropOn(button, ['text/plain']);
  expect(onFiles).toHaveBeenCalledTimes(3);
});

test('while the area is mounted, files dropped beside it do nothing', () => {
  const { onFiles, unmount } = open((target) => (
    <>
      <h1>Elsewhere</h1>
      {target}
    </>
  ));
  const beside = screen.getByRole('heading');
  expect(dropOn(beside)).toEqual({ isPrevented: true, effect: 'none' });
  expect(dropOn(document.body)).toEqual({ isPrevented: true, effect: 'none' });
  // Dragged text is left to the browser.
  expect(dropOn(beside, ['text/plain']).isPrevented).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
  unmount();
  expect(dropOn(document.body).isPrevented).toBe(false);
});

test('a target of the whole page takes files that are dropped beside it, but none pasted there', () => {
  const { onFiles } = open(
    (target) => (
      <>
        <h1>Elsewhere</h1>
        {target}
      </>
    ),
    'page',
  );
  const beside = screen.getByRole('heading');
  expect(dropOn(beside)).toEqual({ isPrevented: true, effect: 'copy' });
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([bay]);
  dropOn(beside, ['text/plain']);
  paste(beside);
  expect(onFiles).toHaveBeenCalledOnce();
});

test('a whole dialog takes files, wherever the focus is', () => {
  const { onFiles } = open((target) => (
    <dialog open>
      <h2>Photos</h2>
      {target}
    </dialog>
  ));
  expect(dropOn(screen.getByRole('heading'))).toEqual({ isPrevented: true, effect: 'copy' });
  expect(onFiles).toHaveBeenCalledOnce();
  paste(screen.getByRole('heading'));
  paste(document.body);
  expect(onFiles).toHaveBeenCalledTimes(3);
  paste(screen.getByRole('textbox'));
  expect(onFiles).toHaveBeenCalledTimes(3);
});

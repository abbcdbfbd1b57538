// @vitest-environment happy-dom

import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DropArea } from './drop-area.tsx';

afterEach(cleanup);

const find = (name: string) => () => document.getElementById(name);

/** A page that takes files, with a text that handles them itself, a box, and two dialogs, of which one takes files. */
function open() {
  const taken: string[] = [];
  render(
    <>
      <h1>Page</h1>
      <div id="text">Text</div>
      <div id="box">
        Box
        <DropArea of={find('box')} label="To the box" onDrop={() => taken.push('box')} />
      </div>
      <dialog>
        <h2>Bare</h2>
      </dialog>
      <dialog>
        <h2>Taking</h2>
        <p id="part">Part</p>
        <DropArea of={find('part')} label="To the dialog" onDrop={() => taken.push('dialog')} />
      </dialog>
      <DropArea label="To the page" onDrop={() => taken.push('page')} />
      <DropArea of={find('text')} label="Into the text" />
    </>,
  );
  return taken;
}

function send(
  type: 'dragOver' | 'drop' | 'dragLeave',
  element: Element,
  types: readonly string[] = ['Files'],
) {
  const event = createEvent[type](element);
  const dataTransfer = { types, files: [], dropEffect: 'copy' };
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
  // A pointer that leaves the window enters nothing.
  Object.defineProperty(event, 'relatedTarget', { value: null });
  act(() => void fireEvent(element, event));
  return { isPrevented: event.defaultPrevented, effect: dataTransfer.dropEffect };
}

const overlay = () => document.querySelector('[aria-hidden] p')?.textContent;

test.each([
  ['Page', 'To the page', 'page'],
  ['Box', 'To the box', 'box'],
  ['Taking', 'To the dialog', 'dialog'],
])('files over “%s” show where they go, and go there alone', (name, label, area) => {
  const taken = open();
  const element = screen.getByText(name);
  expect(send('dragOver', element)).toEqual({ isPrevented: true, effect: 'copy' });
  expect(overlay()).toBe(label);
  expect(send('drop', element).isPrevented).toBe(true);
  expect(taken).toEqual([area]);
  expect(overlay()).toBeUndefined();
});

test('an area that handles drops itself keeps them, and the page does not take them as well', () => {
  const taken = open();
  const text = screen.getByText('Text');
  const heard = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  text.addEventListener('drop', heard);
  send('dragOver', text);
  expect(overlay()).toBe('Into the text');
  send('drop', text);
  expect(heard).toHaveBeenCalledOnce();
  expect(taken).toEqual([]);
  expect(overlay()).toBeUndefined();
});

test('a dialog without an area takes no files, nor does the page behind it', () => {
  const taken = open();
  const heading = screen.getByText('Bare');
  expect(send('dragOver', heading)).toEqual({ isPrevented: true, effect: 'none' });
  send('drop', heading);
  expect(overlay()).toBeUndefined();
  expect(taken).toEqual([]);
});

test('text, and a picture of the page itself, are left to the browser', () => {
  const taken = open();
  const heading = screen.getByText('Page');
  expect(send('dragOver', heading, ['text/plain']).isPrevented).toBe(false);
  expect(send('drop', heading, ['text/plain']).isPrevented).toBe(false);
  fireEvent.dragStart(heading);
  send('dragOver', heading, ['text/uri-list', 'Files']);
  expect(overlay()).toBeUndefined();
  send('drop', heading, ['text/uri-list', 'Files']);
  fireEvent.dragEnd(heading);
  expect(taken).toEqual([]);
  send('drop', heading);
  expect(taken).toEqual(['page']);
});

test('the overlay follows the pointer, and goes with it', () => {
  open();
  send('dragOver', screen.getByText('Page'));
  send('dragOver', screen.getByText('Box'));
  expect(overlay()).toBe('To the box');
  send('dragLeave', screen.getByText('Box'));
  expect(overlay()).toBeUndefined();
});

test('once no area is left, the browser handles files again', () => {
  open();
  cleanup();
  expect(send('drop', document.body).isPrevented).toBe(false);
});

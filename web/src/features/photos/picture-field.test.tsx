// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { examplePhoto } from '@waymark/model/testing/examples';
import { afterEach, expect, test, vi } from 'vitest';
import { DRAGGED_PHOTO } from '../../elements/card/dragged-photo.ts';
import { toasts } from '../../ui/overlays/toast-store.ts';
import { removeToasts } from '../../ui/testing/latest-toast.ts';
import type { Pictures } from './pictures.ts';
import { button, open, settle } from './testing/shown-pictures.tsx';

afterEach(() => {
  cleanup();
  removeToasts();
});

const three = (): Pictures => ({ photos: ['a', 'b', 'c'].map((letter) => examplePhoto(letter)) });

/** Presses a photo, which opens its fields. */
async function select(number: number): Promise<void> {
  fireEvent.click(screen.getByRole('row', { name: new RegExp(`^Photo ${number} `) }));
  await settle();
}

test('a photo has a description in both languages, and a missing one is marked', async () => {
  const { now } = open({ photos: [{ ...examplePhoto('a'), alt: { en: 'A bay' } }] });
  expect(screen.getByText('No description: FR')).toBeDefined();
  await select(1);
  const french = screen.getByRole('textbox', { name: 'Description in French' });
  expect(french.getAttribute('lang')).toBe('fr');
  expect(french.getAttribute('maxlength')).toBe('250');
  fireEvent.change(french, { target: { value: 'Une baie' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Photographer' }), { target: { value: 'Ines' } });
  expect(now().photos[0]).toMatchObject({ alt: { en: 'A bay', fr: 'Une baie' }, credit: 'Ines' });
  expect(screen.queryByText(/No description/)).toBeNull();
});

test('all photos are described in one list, which counts those that are described in both languages', () => {
  const { now } = open({ photos: three().photos.map((photo) => ({ ...photo, alt: { en: 'A bay' } })) });
  fireEvent.click(button('Describe all'));
  const dialog = screen.getByRole('dialog', { name: 'Describe the photos' });
  const count = within(dialog).getByRole('status');
  expect(count.textContent).toBe('0 of 3 described in both languages.');
  for (const number of [1, 3]) {
    const group = within(dialog).getByRole('group', { name: `Photo ${number} of 3` });
    fireEvent.change(within(group).getByRole('textbox', { name: 'Description in French' }), {
      target: { value: `Baie ${number}` },
    });
  }
  expect(now().photos.map(({ alt }) => alt.fr)).toEqual(['Baie 1', undefined, 'Baie 3']);
  expect(count.textContent).toBe('2 of 3 described in both languages.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a single photo is described where it is', () => {
  open({ photos: [examplePhoto('a')] });
  expect(screen.queryByRole('button', { name: 'Describe all' })).toBeNull();
});

test('the creator chooses what stays in view of a photo, by sliders or a press, and goes back to the middle', async () => {
  const { now } = open(three());
  await select(2);
  const slider = (name: string) => screen.getByRole('slider', { name });
  fireEvent.change(slider('From the left, in percent'), { target: { value: '20' } });
  expect(now().photos[1]?.focus).toEqual({ x: 20, y: 50 });

  const whole = slider('From the left, in percent').parentElement as HTMLElement;
  whole.setPointerCapture = () => {};
  whole.getBoundingClientRect = () => new DOMRect(100, 100, 200, 400);
  fireEvent.pointerDown(whole, { button: 0, clientX: 150, clientY: 200 });
  fireEvent.pointerMove(whole, { clientX: 90, clientY: 300 });
  expect(now().photos[1]?.focus).toEqual({ x: 20, y: 50 });
  fireEvent.pointerUp(whole, { clientX: 90, clientY: 300 });
  expect(now().photos[1]?.focus).toEqual({ x: 0, y: 50 });

  fireEvent.click(button('Back to the middle'));
  expect(now().photos[1]).not.toHaveProperty('focus');
  expect(screen.queryByRole('button', { name: 'Back to the middle' })).toBeNull();
});

test('buttons make a photo the cover and move it', async () => {
  const { now, order } = open(three());
  await select(2);
  fireEvent.click(button('Use as cover'));
  expect(now().coverPath).toBe(examplePhoto('b').path);
  expect(button('Use as cover').hasAttribute('disabled')).toBe(true);
  fireEvent.click(button('Move later'));
  expect(order()).toBe('acb');
  expect(button('Move later').hasAttribute('disabled')).toBe(true);
  fireEvent.click(button('Move earlier'));
  expect(order()).toBe('abc');
});

test('undo restores a removed photo at its old place, and as the cover', async () => {
  const { now, order } = open({ ...three(), coverPath: examplePhoto('b').path });
  await select(2);
  fireEvent.click(button('Remove'));
  expect(order()).toBe('ac');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('row', { name: /^Photo 2 / }));
  expect(now().coverPath).toBeUndefined();
  const [toast] = toasts.current();
  expect(toast?.message).toBe('The photo was removed.');
  act(() => toast?.action?.onAction());
  expect(order()).toBe('abc');
  expect(now().coverPath).toBe(examplePhoto('b').path);
});

test('pressing a photo opens its fields, with the focus in the first one', async () => {
  open(three());
  const row = screen.getByRole('row', { name: /^Photo 2 / });
  act(() => row.focus());
  fireEvent.keyDown(row, { key: 'Enter' });
  fireEvent.keyUp(row, { key: 'Enter' });
  await settle();
  const fields = within(screen.getByRole('dialog', { name: 'Photo 2 of 3' }));
  expect(document.activeElement).toBe(fields.getByRole('textbox', { name: 'Description in English' }));
  fireEvent.click(fields.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('all photos can be described without passing any of them', () => {
  open(three());
  const position = button('Describe all').compareDocumentPosition(screen.getByRole('grid'));
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('what is said of a photo are small marks, with their words for screen readers', () => {
  open(three());
  const cover = within(screen.getByRole('row', { name: /^Photo 1 / })).getByText('Cover');
  expect(cover.className).toMatch(/hidden/);
});

test('the photos are a list with a drag handle each, which the keyboard can use', () => {
  open(three());
  const list = screen.getByRole('grid', { name: 'Photos in order' });
  const rows = within(list).getAllByRole('row');
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(within(row).getByRole('button', { name: /Drag/ })).toBeDefined();
});

test('a dragged photo carries only its path, under a separate type', () => {
  open(three());
  const add = vi.fn<(data: string, type: string) => void>();
  fireEvent.dragStart(screen.getByRole('row', { name: /^Photo 2 / }), {
    dataTransfer: { items: { add }, setDragImage: () => {}, clearData: () => {} },
  });
  expect(add.mock.calls).toEqual([[examplePhoto('b').path, DRAGGED_PHOTO]]);
});

// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { MAX_PHOTOS } from '@waymark/model/entities/content';
import { afterEach, expect, test } from 'vitest';
import { madePhoto } from '../../live/testing/fake-upload.ts';
import { UploadError } from '../../live/uploads/upload-failure.ts';
import { button, choose, open, png, settle, UID } from './testing/shown-pictures.tsx';

afterEach(cleanup);

test('a chosen file shows its progress, and becomes a photo', async () => {
  const { fake, now } = open();
  await choose(png('bay.png'));
  expect(screen.getByRole('progressbar', { name: 'bay.png' })).toBeDefined();
  act(() => fake.sendings[0]?.onSent(40));
  expect(screen.getByText('40%')).toBeDefined();
  fake.sendings[0]?.arrive({ size: 100, md5: 'right' });
  await settle();
  expect(screen.getByText('Processing')).toBeDefined();

  const photo = madePhoto(UID, fake.waiting[0]?.photoId ?? '');
  fake.waiting[0]?.resolve(photo);
  await settle();
  expect(now().photos).toEqual([photo]);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('bay.png was added.');
});

test('two photos that are ready at once are both added', async () => {
  const { fake, now } = open();
  await choose(png('one.png'), png('two.png'));
  for (const index of [0, 1]) {
    fake.sendings[index]?.arrive({ size: 100, md5: 'right' });
    await settle();
  }
  await act(async () => {
    for (const { photoId, resolve } of fake.waiting) resolve(madePhoto(UID, photoId));
  });
  await settle();
  expect(now().photos).toHaveLength(2);
});

test('the focus stays in the row of a file when an earlier row is removed', async () => {
  const { fake } = open();
  await choose(png('one.png'), png('two.png'));
  fake.sendings[0]?.arrive({ size: 100, md5: 'right' });
  await settle();
  button('Cancel two.png').focus();
  fake.waiting[0]?.resolve(madePhoto(UID, fake.waiting[0].photoId));
  await settle();
  expect(screen.queryByRole('progressbar', { name: 'one.png' })).toBeNull();
  expect(document.activeElement).toBe(button('Cancel two.png'));
});

test('the second of two clicks does not cancel the file that has moved below the pointer', async () => {
  open();
  await choose(png('one.png'), png('two.png'));
  fireEvent.click(button('Cancel two.png'), { detail: 2 });
  await settle();
  expect(screen.getAllByRole('progressbar')).toHaveLength(2);
});

test('a file can be paused, resumed and cancelled', async () => {
  const { fake } = open();
  await choose(png('bay.png'));
  fireEvent.click(button('Pause bay.png'));
  expect(screen.getByText('Pausing')).toBeDefined();
  act(() => fake.sendings[0]?.onPaused());
  expect(screen.getByText('Paused')).toBeDefined();
  fireEvent.click(button('Resume bay.png'));
  fireEvent.click(button('Cancel bay.png'));
  await settle();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(fake.sendings[0]?.asked).toEqual(['pause', 'resume', 'cancel']);
});

test('a passing failure is shown and can be tried again; a file that is no photo can only be dismissed', async () => {
  const { fake } = open();
  await choose(png('bay.png'), png('notes.txt', 'text/plain'));
  act(() => fake.sendings[0]?.fail('offline'));
  await settle();
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts[0]).toContain('bay.png was not uploaded, because you are offline.');
  expect(alerts[1]).toContain('notes.txt is not in a supported format.');
  expect(screen.queryByRole('button', { name: 'Try notes.txt again' })).toBeNull();
  fireEvent.click(button('Dismiss notes.txt'));
  fireEvent.click(button('Try bay.png again'));
  await settle();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(fake.sendings).toHaveLength(2);
});

test('a stalled upload is shown, and one that failed offline restarts by itself', async () => {
  const { fake } = open();
  await choose(png('bay.png'));
  act(() => fake.setAway(true));
  expect(screen.getByText(/^No connection at the moment/)).toBeDefined();
  act(() => fake.setAway(false));
  expect(screen.queryByText(/^No connection/)).toBeNull();
  act(() => fake.sendings[0]?.fail('offline'));
  await settle();
  expect(screen.getByRole('alert')).toBeDefined();
  fireEvent(window, new Event('offline'));
  await settle();
  expect(fake.sendings).toHaveLength(1);
  fireEvent(window, new Event('online'));
  await settle();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(fake.sendings).toHaveLength(2);
});

test('the field reports the status of its uploads', async () => {
  const { fake, status } = open();
  expect(status()).toBe('none');
  await choose(png('bay.png'));
  expect(status()).toBe('underWay');
  act(() => fake.sendings[0]?.fail('refused'));
  await settle();
  expect(status()).toBe('failed');
  fireEvent.click(button('Try bay.png again'));
  await settle();
  expect(status()).toBe('underWay');
  fireEvent.click(button('Cancel bay.png'));
  await settle();
  expect(status()).toBe('none');
});

test('a file that turns out to be no picture is reported', async () => {
  const { fake } = open();
  await choose(png('bay.png'));
  fake.sendings[0]?.arrive({ size: 100, md5: 'right' });
  await settle();
  fake.waiting[0]?.reject(new UploadError('not-a-picture'));
  await settle();
  expect(screen.getByRole('alert').textContent).toContain('bay.png is not a picture, despite its name.');
});

test('a work has forty photos at most, and the files beyond are reported', async () => {
  const photos = Array.from({ length: MAX_PHOTOS - 1 }, (_, index) =>
    madePhoto(UID, `${'x'.repeat(18)}${String(index).padStart(2, '0')}`),
  );
  open({ photos });
  await choose(png('one.png'), png('two.png'), png('three.png'));
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  expect(screen.getByText('2 files were not added: the limit is 40 photos.')).toBeDefined();
  expect(button('Add photos').hasAttribute('disabled')).toBe(true);
});

test('the message about refused files stays until there is room, or until it is dismissed', async () => {
  const photos = Array.from({ length: MAX_PHOTOS - 1 }, (_, index) =>
    madePhoto(UID, `${'x'.repeat(18)}${String(index).padStart(2, '0')}`),
  );
  open({ photos });
  const refusal = () => screen.queryByText(/not added: the limit is 40 photos/);
  await choose(png('one.png'), png('two.png'));
  expect(refusal()).not.toBeNull();
  fireEvent.click(button('Cancel one.png'));
  await settle();
  expect(refusal()).toBeNull();
  await choose(png('one.png'));
  expect(refusal()).toBeNull();
  await choose(png('two.png'));
  expect(refusal()).not.toBeNull();
  button('Dismiss').focus();
  fireEvent.click(button('Dismiss'));
  expect(refusal()).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});

test('when rows are dismissed by keyboard, the focus moves to the next one, then to the previous one, then to the add button', async () => {
  open();
  await choose(png('one.txt', 'text/plain'), png('two.png'), png('three.png'));
  const press = async (name: string) => {
    button(name).focus();
    fireEvent.click(button(name));
    await settle();
  };
  await press('Cancel two.png');
  expect(document.activeElement).toBe(button('Cancel three.png'));
  await press('Cancel three.png');
  expect(document.activeElement).toBe(button('Dismiss one.txt'));
  await press('Dismiss one.txt');
  expect(document.activeElement).toBe(button('Add photos'));
});

test('the focus stays on the button when a file is tried again', async () => {
  const { fake } = open();
  await choose(png('bay.png'));
  act(() => fake.sendings[0]?.fail('retries-over'));
  await settle();
  button('Try bay.png again').focus();
  fireEvent.click(button('Try bay.png again'));
  await settle();
  expect(document.activeElement).toBe(button('Pause bay.png'));
  expect(button('Pause bay.png').hasAttribute('disabled')).toBe(false);
});

test('uploads continue when their field unmounts, because they belong to no page', async () => {
  const { fake, view } = open();
  await choose(png('bay.png'));
  view.unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect(fake.sendings[0]?.asked).toEqual([]);
});

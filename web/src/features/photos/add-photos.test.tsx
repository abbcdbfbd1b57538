// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stubTouch } from '../../ui/testing/stub-touch.ts';
import { AddPhotos } from './add-photos.tsx';

const PHOTO = new File(['x'], 'pier.jpg', { type: 'image/jpeg' });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(isTouch: boolean, disabled = false) {
  stubTouch(isTouch);
  const onFiles = vi.fn();
  render(
    <AddPhotos
      label="Add photos"
      cameraLabel="Take a photo"
      multiple
      disabled={disabled}
      onFiles={onFiles}
    />,
  );
  return onFiles;
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('photos are chosen, several at once, without the camera', () => {
  const onFiles = open(false);
  expect(buttons()).toEqual(['Add photos']);
  expect(input('Add photos').multiple).toBe(true);
  expect(input('Add photos').hasAttribute('capture')).toBe(false);
  fireEvent.change(input('Add photos'), { target: { files: [PHOTO, PHOTO] } });
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([PHOTO, PHOTO]);
});

test('on a phone, a second button opens the camera and adds what it took', () => {
  const onFiles = open(true);
  expect(buttons()).toEqual(['Add photos', 'Take a photo']);
  const camera = input('Take a photo');
  expect([camera.accept, camera.getAttribute('capture'), camera.multiple]).toEqual([
    'image/*',
    'environment',
    false,
  ]);
  const opened = vi.spyOn(camera, 'click');
  fireEvent.click(screen.getByRole('button', { name: 'Take a photo' }));
  expect(opened).toHaveBeenCalledOnce();
  fireEvent.change(camera, { target: { files: [PHOTO] } });
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([PHOTO]);
});

test('neither takes a photo where there is no room', () => {
  open(true, true);
  for (const button of screen.getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(true);
});

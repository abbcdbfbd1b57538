// @vitest-environment happy-dom

import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { createFakeTransport, madePhoto } from '../../../live/testing/fake-upload.ts';
import { LIBRARY } from '../../../live/uploads/own-queue.ts';
import { queueWithoutStore } from '../../../live/uploads/queue-without-store.ts';
import { uploadPhoto } from '../../../live/uploads/upload-photo.ts';
import { DropToLibrary } from './drop-to-library.tsx';

afterEach(cleanup);

const InEnglish = await inEnglish('library');
const png = (name: string) => new File([new Uint8Array(100)], name, { type: 'image/png' });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

function open() {
  const fake = createFakeTransport();
  const queue = queueWithoutStore((file, uid) => uploadPhoto(file, uid, fake.load));
  render(
    <MemoryRouter>
      <InEnglish>
        <h1>My content</h1>
        <DropToLibrary uid="owner" queue={queue} />
      </InEnglish>
    </MemoryRouter>,
  );
  const drop = async (...files: File[]) => {
    const heading = screen.getByRole('heading');
    const event = createEvent.drop(heading);
    Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files } });
    fireEvent(heading, event);
    await settle();
  };
  const finish = async (index: number) => {
    fake.sendings[index]?.arrive({ size: 100, md5: 'right' });
    await settle();
    const { photoId = '', resolve } = fake.waiting.at(-1) ?? {};
    resolve?.(madePhoto('owner', photoId));
    await settle();
  };
  return { fake, queue, drop, finish };
}

test('files that are dropped on the page become photos of the library, which can then be placed', async () => {
  const { queue, drop, finish } = open();
  await drop(png('bay.png'), png('quay.png'));
  expect(queue.state.current().photos.map(({ workId }) => workId)).toEqual([LIBRARY, LIBRARY]);
  expect(screen.getByText('2 photos are being added to your photo library.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Place these photos' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Show in the library' }).getAttribute('href')).toBe(
    '/workspace/photos',
  );
  await finish(0);
  await finish(1);
  expect(screen.getByText('2 photos were added to your photo library.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Place these photos' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('link', { name: 'Show in the library' })).toBeNull();
});

test('a file that fails is not waited for, and photos that come from elsewhere are not offered', async () => {
  const { fake, queue, drop, finish } = open();
  act(() => queue.add(LIBRARY, [png('other.png')]));
  await settle();
  await finish(0);
  expect(screen.queryByRole('status')).toBeNull();
  await drop(png('bay.png'), png('quay.png'));
  act(() => fake.sendings[1]?.fail('retries-over'));
  await settle();
  await finish(2);
  expect(screen.getByText('One photo was added to your photo library.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Place this photo' })).toBeDefined();
});

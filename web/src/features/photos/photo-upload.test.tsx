// @vitest-environment happy-dom

import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { Photo } from '@waymark/model/entities/photo';
import { afterEach, expect, test, vi } from 'vitest';
import { loadParts } from '../../i18n/messages.ts';
import { AlsoTranslated, Translated } from '../../i18n/translated.tsx';
import { createFakeTransport, madePhoto } from '../../live/testing/fake-upload.ts';
import { uploadPhoto } from '../../live/uploads/upload-photo.ts';
import type { UploadsStatus } from '../../live/uploads/upload-state.ts';
import { PhotoUpload } from './photo-upload.tsx';

const messages = await loadParts(['photos'], 'en');
const UID = 'owner';
const LABEL = 'Choose your portrait';
const png = (name: string) => new File([new Uint8Array(100)], name, { type: 'image/png' });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

afterEach(cleanup);

function open() {
  const fake = createFakeTransport();
  const onPhoto = vi.fn<(photo: Photo) => void>();
  const onUploads = vi.fn<(status: UploadsStatus) => void>();
  // The component needs none of the messages of every page.
  const none = {} as Parameters<typeof Translated>[0]['messages'];
  const upload: typeof uploadPhoto = (file, uid) => uploadPhoto(file, uid, fake.load);
  render(
    <Translated locale="en" messages={none}>
      <AlsoTranslated locale="en" messages={messages}>
        <PhotoUpload
          uid={UID}
          label={LABEL}
          picture={<img alt="You" />}
          onPhoto={onPhoto}
          onUploads={onUploads}
          upload={upload}
        />
      </AlsoTranslated>
    </Translated>,
  );
  return { fake, onPhoto, status: () => onUploads.mock.lastCall?.[0] };
}

async function choose(...files: File[]): Promise<void> {
  const input = document.querySelector('input[type=file]');
  if (input === null) throw new Error('There is no file field.');
  fireEvent.change(input, { target: { files } });
  await settle();
}

test('one photo is chosen, and reported when it can be shown', async () => {
  const { fake, onPhoto, status } = open();
  await choose(png('me.png'), png('too.png'));
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  expect(status()).toBe('underWay');
  fake.sendings[0]?.arrive({ size: 100, md5: 'right' });
  await settle();
  const photo = madePhoto(UID, fake.waiting[0]?.photoId ?? '');
  fake.waiting[0]?.resolve(photo);
  await settle();
  expect(onPhoto).toHaveBeenCalledExactlyOnceWith(photo);
  expect(status()).toBe('none');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('me.png was added.');
});

test('a second choice replaces an upload in progress, and a failed one', async () => {
  const { fake, onPhoto, status } = open();
  await choose(png('one.png'));
  await choose(png('two.png'));
  expect(fake.sendings[0]?.asked).toEqual(['cancel']);
  expect(screen.getByRole('progressbar', { name: 'two.png' })).toBeDefined();
  act(() => fake.sendings[1]?.fail('refused'));
  await settle();
  expect(screen.getByRole('alert').textContent).toContain('two.png was not uploaded');
  expect(status()).toBe('failed');
  await choose(png('three.png'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  expect(onPhoto).not.toHaveBeenCalled();
});

test('choosing no file keeps the upload in progress', async () => {
  const { fake } = open();
  await choose(png('one.png'));
  await choose();
  expect(fake.sendings[0]?.asked).toEqual([]);
});

test('a photo is dropped on the current one, or pasted beside it', async () => {
  open();
  const drop = createEvent.drop(screen.getByRole('img'));
  Object.defineProperty(drop, 'dataTransfer', { value: { types: ['Files'], files: [png('me.png')] } });
  fireEvent(screen.getByRole('img'), drop);
  await settle();
  expect(screen.getByRole('progressbar', { name: 'me.png' })).toBeDefined();
  fireEvent.paste(screen.getByRole('button', { name: LABEL }), {
    clipboardData: { files: [png('two.png')] },
  });
  await settle();
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  expect(screen.getByRole('progressbar', { name: 'two.png' })).toBeDefined();
});

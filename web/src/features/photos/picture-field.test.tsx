// @vitest-environment happy-dom

import { act, cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { MAX_PHOTOS } from '@waymark/model/entities/content';
import { examplePhoto } from '@waymark/model/entities/examples';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadParts } from '../../i18n/messages.ts';
import { AlsoTranslated, Translated } from '../../i18n/translated.tsx';
import { createFakeMeans, madePhoto } from '../../live/fake-upload.ts';
import { UploadError } from '../../live/upload-fault.ts';
import { uploadPhoto } from '../../live/upload-photo.ts';
import { currentToasts, removeToast } from '../../ui/toast-store.ts';
import { PictureField } from './picture-field.tsx';
import type { Pictures } from './pictures.ts';
import type { UploadsStanding } from './use-uploads.ts';
import { WorkPhotos } from './work-photos.tsx';

const messages = await loadParts(['photos'], 'en');
const UID = 'somebody';

afterEach(() => {
  cleanup();
  for (const { id } of currentToasts()) removeToast(id);
  vi.restoreAllMocks();
});

interface EditorProps {
  first: Pictures;
  upload: typeof uploadPhoto;
  onShown: (pictures: Pictures) => void;
  onUploads: (standing: UploadsStanding) => void;
}

/** The field as an editor has it. */
function Editor({ first, upload, onShown, onUploads }: EditorProps) {
  const [pictures, setPictures] = useState(first);
  onShown(pictures);
  return (
    <WorkPhotos {...pictures} uid={UID} onChange={setPictures} onUploads={onUploads} upload={upload}>
      <PictureField />
    </WorkPhotos>
  );
}

function open(first: Pictures = { photos: [] }) {
  const fake = createFakeMeans();
  let pictures = first;
  let standing: UploadsStanding | undefined;
  const onUploads = (now: UploadsStanding) => {
    standing = now;
  };
  // Of the messages of every page this field needs none.
  const none = {} as Parameters<typeof Translated>[0]['messages'];
  const view = render(
    <Translated locale="en" messages={none}>
      <AlsoTranslated locale="en" messages={messages}>
        <Editor
          first={first}
          upload={(file, uid) => uploadPhoto(file, uid, fake.load)}
          onShown={(shown) => {
            pictures = shown;
          }}
          onUploads={onUploads}
        />
      </AlsoTranslated>
    </Translated>,
  );
  return {
    fake,
    view,
    now: () => pictures,
    standing: () => standing,
    order: () => pictures.photos.map(({ path }) => path.at(-1)).join(''),
  };
}

const png = (name: string, type = 'image/png') => new File([new Uint8Array(100)], name, { type });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = () => screen.getByRole('region', { name: 'Photos' });

async function choose(...files: File[]): Promise<void> {
  const input = field().querySelector('input[type=file]');
  if (input === null) throw new Error('There is no file field.');
  fireEvent.change(input, { target: { files } });
  await settle();
}

const three = (): Pictures => ({ photos: ['a', 'b', 'c'].map((letter) => examplePhoto(letter)) });

async function look(number: number): Promise<void> {
  fireEvent.click(screen.getByRole('row', { name: new RegExp(`^Photo ${number} `) }));
  await settle();
}

test('a file that is chosen shows how far it is, and is a photo in the end', async () => {
  const { fake, now } = open();
  await choose(png('bay.png'));
  expect(screen.getByRole('progressbar', { name: 'bay.png' })).toBeDefined();
  act(() => fake.sendings[0]?.onSent(40));
  expect(screen.getByText('40%')).toBeDefined();
  fake.sendings[0]?.arrive({ size: 100, md5: 'right' });
  await settle();
  expect(screen.getByText('Getting it ready')).toBeDefined();

  const photo = madePhoto(UID, fake.waiting[0]?.photoId ?? '');
  fake.waiting[0]?.resolve(photo);
  await settle();
  expect(now().photos).toEqual([photo]);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('bay.png was added.');
});

test('two that are ready at once are both added', async () => {
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

test('whoever is at the row of a file stays there as one before it is done', async () => {
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

test('the second of two clicks cancels nothing of the file that has come below the pointer', async () => {
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

test('what fails in passing is said and can be tried again; what never will be a photo can only be dismissed', async () => {
  const { fake } = open();
  await choose(png('bay.png'), png('notes.txt', 'text/plain'));
  act(() => fake.sendings[0]?.fail('offline'));
  await settle();
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts[0]).toContain('bay.png was not uploaded: you are offline.');
  expect(alerts[1]).toContain('notes.txt is not a picture that can be shown.');
  expect(screen.queryByRole('button', { name: 'Try notes.txt again' })).toBeNull();
  fireEvent.click(button('Dismiss notes.txt'));
  fireEvent.click(button('Try bay.png again'));
  await settle();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(fake.sendings).toHaveLength(2);
});

test('nothing getting through is said, and what failed offline begins again by itself', async () => {
  const { fake } = open();
  await choose(png('bay.png'));
  act(() => fake.setAway(true));
  expect(screen.getByText(/^Nothing gets through just now/)).toBeDefined();
  act(() => fake.setAway(false));
  expect(screen.queryByText(/^Nothing gets through/)).toBeNull();
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

test('the field tells how its files stand', async () => {
  const { fake, standing } = open();
  expect(standing()).toBe('none');
  await choose(png('bay.png'));
  expect(standing()).toBe('underWay');
  act(() => fake.sendings[0]?.fail('refused'));
  await settle();
  expect(standing()).toBe('failed');
  fireEvent.click(button('Try bay.png again'));
  await settle();
  expect(standing()).toBe('underWay');
  fireEvent.click(button('Cancel bay.png'));
  await settle();
  expect(standing()).toBe('none');
});

test('a picture that turns out to be none is said', async () => {
  const { fake } = open();
  await choose(png('bay.png'));
  fake.sendings[0]?.arrive({ size: 100, md5: 'right' });
  await settle();
  fake.waiting[0]?.reject(new UploadError('not-a-picture'));
  await settle();
  expect(screen.getByRole('alert').textContent).toContain(
    'bay.png is not a picture, whatever its name says.',
  );
});

test('files can be dropped and pasted, but not into a text', async () => {
  const { fake } = open(three());
  const drop = createEvent.drop(field());
  Object.defineProperty(drop, 'dataTransfer', { value: { types: ['Files'], files: [png('dropped.png')] } });
  fireEvent(field(), drop);
  await settle();
  fireEvent.paste(button('Add photos'), { clipboardData: { files: [png('pasted.png')] } });
  await settle();
  expect(screen.getAllByRole('progressbar')).toHaveLength(2);
  await look(1);
  fireEvent.paste(screen.getByRole('textbox', { name: 'Photographer' }), {
    clipboardData: { files: [png('text.png')] },
  });
  await settle();
  expect(screen.getAllByRole('progressbar')).toHaveLength(2);
  expect(fake.sendings).toHaveLength(1);
});

test('there are forty at most, and those that are too many are told', async () => {
  const photos = Array.from({ length: MAX_PHOTOS - 1 }, (_, index) =>
    madePhoto(UID, `${'x'.repeat(18)}${String(index).padStart(2, '0')}`),
  );
  open({ photos });
  await choose(png('one.png'), png('two.png'), png('three.png'));
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  expect(screen.getByText('2 files were not added: there can be 40 photos at most.')).toBeDefined();
  expect(button('Add photos').hasAttribute('disabled')).toBe(true);
});

test('a photo is described in both languages, and what is missing is marked until it is there', async () => {
  const { now } = open({ photos: [{ ...examplePhoto('a'), alt: { en: 'A bay' } }] });
  expect(screen.getByText('No text: FR')).toBeDefined();
  await look(1);
  const french = screen.getByRole('textbox', { name: 'What it shows, in French' });
  expect(french.getAttribute('lang')).toBe('fr');
  expect(french.getAttribute('maxlength')).toBe('250');
  fireEvent.change(french, { target: { value: 'Une baie' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Photographer' }), { target: { value: 'Ines' } });
  expect(now().photos[0]).toMatchObject({ alt: { en: 'A bay', fr: 'Une baie' }, credit: 'Ines' });
  expect(screen.queryByText(/No text/)).toBeNull();
});

test('a photo becomes the cover, and moves by its buttons', async () => {
  const { now, order } = open(three());
  await look(2);
  fireEvent.click(button('Use as the cover'));
  expect(now().coverPath).toBe(examplePhoto('b').path);
  expect(button('Use as the cover').hasAttribute('disabled')).toBe(true);
  fireEvent.click(button('Move later'));
  expect(order()).toBe('acb');
  expect(button('Move later').hasAttribute('disabled')).toBe(true);
  fireEvent.click(button('Move earlier'));
  expect(order()).toBe('abc');
});

test('a photo that is removed can be brought back to where it was, as the cover that it was', async () => {
  const { now, order } = open({ ...three(), coverPath: examplePhoto('b').path });
  await look(2);
  fireEvent.click(button('Remove'));
  expect(order()).toBe('ac');
  expect(screen.getByRole('group', { name: 'Photo 2 of 2' })).toBeDefined();
  expect(now().coverPath).toBeUndefined();
  const [toast] = currentToasts();
  expect(toast?.message).toBe('The photo was removed.');
  act(() => toast?.action?.onAction());
  expect(order()).toBe('abc');
  expect(now().coverPath).toBe(examplePhoto('b').path);
});

test('the photos are a list with a handle each, to be ordered by keyboard', () => {
  open(three());
  const list = screen.getByRole('grid', { name: 'Photos in their order' });
  const rows = within(list).getAllByRole('row');
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(within(row).getByRole('button', { name: /Drag/ })).toBeDefined();
});

test('uploads of a field that goes are cancelled', async () => {
  const { fake, view } = open();
  await choose(png('bay.png'));
  view.unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect(fake.sendings[0]?.asked).toEqual(['cancel']);
});

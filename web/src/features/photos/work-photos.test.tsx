// @vitest-environment happy-dom

import { act, cleanup, render } from '@testing-library/react';
import { MAX_PHOTOS } from '@waymark/model/entities/content';
import type { Photo } from '@waymark/model/entities/photo';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadParts } from '../../i18n/messages.ts';
import { AlsoTranslated, Translated } from '../../i18n/translated.tsx';
import { createFakeTransport, madePhoto } from '../../live/testing/fake-upload.ts';
import type { PhotoQueue } from '../../live/uploads/photo-queue.ts';
import { queueWithoutStore } from '../../live/uploads/queue-without-store.ts';
import { uploadPhoto } from '../../live/uploads/upload-photo.ts';
import type { Pictures } from './pictures.ts';
import { WorkPhotos } from './work-photos.tsx';
import { useWorkPhotos, type WorkPhotosContext } from './work-photos-context.ts';

const messages = await loadParts(['photos'], 'en');
const UID = 'owner';
const png = (name: string) => new File([new Uint8Array(100)], name, { type: 'image/png' });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

afterEach(cleanup);

function Probe({ onShown }: { onShown: (context: WorkPhotosContext) => void }) {
  onShown(useWorkPhotos());
  return null;
}

interface EditorProps {
  first: readonly Photo[];
  queue: PhotoQueue;
  onArrived: (pictures: Pictures) => void;
  onReplaced: (path: string, photo: Photo) => void;
  onGivenUp: () => void;
  onShown: (context: WorkPhotosContext) => void;
}

function Editor({ first, queue, onArrived, onReplaced, onGivenUp, onShown }: EditorProps) {
  const [pictures, setPictures] = useState<Pictures>({ photos: first });
  return (
    <WorkPhotos
      {...pictures}
      workId="w"
      queue={queue}
      onChange={setPictures}
      onArrived={(now) => {
        onArrived(now);
        setPictures(now);
      }}
      onReplaced={onReplaced}
      onGivenUp={onGivenUp}
    >
      <Probe onShown={onShown} />
    </WorkPhotos>
  );
}

function open(first: readonly Photo[] = []) {
  const fake = createFakeTransport();
  const queue = queueWithoutStore((file, uid) => uploadPhoto(file, uid, fake.load));
  const onShown = vi.fn<(context: WorkPhotosContext) => void>();
  const onArrived = vi.fn<(pictures: Pictures) => void>();
  const onReplaced = vi.fn<(path: string, photo: Photo) => void>();
  const onGivenUp = vi.fn();
  const now = () => {
    const context = onShown.mock.lastCall?.[0];
    if (context === undefined) throw new Error('The component has not rendered.');
    return context;
  };
  // The component needs none of the messages of every page.
  const none = {} as Parameters<typeof Translated>[0]['messages'];
  render(
    <Translated locale="en" messages={none}>
      <AlsoTranslated locale="en" messages={messages}>
        <Editor
          first={first}
          queue={queue}
          onArrived={onArrived}
          onReplaced={onReplaced}
          onGivenUp={onGivenUp}
          onShown={onShown}
        />
      </AlsoTranslated>
    </Translated>,
  );
  const ends: [name: string, photo: Photo | undefined][] = [];
  const addFiles = async (...files: File[]) => {
    let taken: readonly File[] = [];
    await act(async () => {
      taken = now().addFiles(files, (file, photo) => ends.push([file.name, photo]));
    });
    await settle();
    return taken;
  };
  /** Finishes the last upload that was started. */
  const make = async () => {
    fake.sendings.at(-1)?.arrive({ size: 100, md5: 'right' });
    await settle();
    const { photoId = '', resolve } = fake.waiting.at(-1) ?? {};
    const photo = madePhoto(UID, photoId);
    resolve?.(photo);
    await settle();
    return photo;
  };
  return { fake, now, addFiles, make, ends, onArrived, onReplaced, onGivenUp };
}

test('the callback of a file gets its photo once, even if the upload was tried twice', async () => {
  const { fake, now, addFiles, make, ends } = open();
  await addFiles(png('bay.png'));
  act(() => fake.sendings[0]?.fail('retries-over'));
  await settle();
  act(() => now().uploads.tasks.forEach(now().uploads.retry));
  await settle();
  expect(ends).toEqual([]);
  const photo = await make();
  expect(ends).toEqual([['bay.png', photo]]);
  expect(now().pictures.photos).toEqual([photo]);
  expect(now().announcement).toBe('bay.png was added.');
});

test('the callback of a file gets no photo once the file is cancelled, or dismissed', async () => {
  const { fake, now, addFiles, ends, onGivenUp } = open();
  await addFiles(png('one.png'), png('two.png'));
  act(() => void now().uploads.tasks[0]?.cancel());
  await settle();
  expect(ends).toEqual([['one.png', undefined]]);
  act(() => fake.sendings[1]?.fail('refused'));
  await settle();
  expect(ends).toHaveLength(1);
  expect(onGivenUp).toHaveBeenCalledTimes(1);
  act(() => now().uploads.tasks.forEach(now().uploads.dismiss));
  expect(ends).toEqual([
    ['one.png', undefined],
    ['two.png', undefined],
  ]);
  expect(onGivenUp).toHaveBeenCalledTimes(2);
});

test('photos keep the order in which their files were chosen, and are reported as arrived, not as an edit', async () => {
  const { fake, now, addFiles, onArrived, onGivenUp } = open();
  await addFiles(png('one.png'), png('two.png'));
  for (const index of [0, 1]) {
    fake.sendings[index]?.arrive({ size: 100, md5: 'right' });
    await settle();
  }
  const photos = fake.waiting.map(({ photoId }) => madePhoto(UID, photoId));
  for (const index of [1, 0]) {
    const photo = photos[index];
    if (photo) fake.waiting[index]?.resolve(photo);
    await settle();
  }
  expect(now().pictures.photos).toEqual(photos);
  expect(onArrived).toHaveBeenCalledTimes(2);
  act(() => now().change(({ photos: [, second] }) => ({ photos: second ? [second] : [] })));
  expect(now().pictures.photos).toEqual(photos.slice(1));
  expect(onArrived).toHaveBeenCalledTimes(2);
  expect(onGivenUp).not.toHaveBeenCalled();
});

test('files beyond the available room are refused', async () => {
  const photos = Array.from({ length: MAX_PHOTOS - 1 }, (_, index) =>
    madePhoto(UID, String(index).padStart(20, 'x')),
  );
  const { now, addFiles } = open(photos);
  expect(now().room).toBe(1);
  const taken = await addFiles(png('one.png'), png('two.png'));
  expect(taken.map(({ name }) => name)).toEqual(['one.png']);
  expect([now().room, now().refusedCount]).toEqual([0, 1]);
});

test('what changes right after a photo was replaced starts from the new one', () => {
  const [before, after] = [madePhoto(UID, 'before'), madePhoto(UID, 'after')];
  const { now, onReplaced } = open([before]);
  let seen: Pictures | undefined;
  act(() => {
    now().replace(before.path, after);
    // The editor has not rendered with the new photo yet.
    now().change((pictures) => {
      seen = pictures;
      return pictures;
    });
  });
  expect(onReplaced.mock.calls).toEqual([[before.path, after]]);
  expect(seen?.photos).toEqual([after]);
});

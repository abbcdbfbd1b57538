import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { loadParts } from '../../../i18n/messages.ts';
import { AlsoTranslated, Translated } from '../../../i18n/translated.tsx';
import { createFakeTransport } from '../../../live/testing/fake-upload.ts';
import type { PhotoQueue } from '../../../live/uploads/photo-queue.ts';
import { queueWithoutStore } from '../../../live/uploads/queue-without-store.ts';
import { uploadPhoto } from '../../../live/uploads/upload-photo.ts';
import type { UploadsStatus } from '../../../live/uploads/upload-state.ts';
import { PictureField } from '../picture-field.tsx';
import type { Pictures } from '../pictures.ts';
import { WorkPhotos } from '../work-photos.tsx';

const messages = await loadParts(['photos'], 'en');
export const UID = 'owner';

interface EditorProps {
  first: Pictures;
  queue: PhotoQueue;
  onShown: (pictures: Pictures) => void;
  onUploads: (status: UploadsStatus) => void;
}

/** The photo field inside an editor that holds its photos. */
function Editor({ first, queue, onShown, onUploads }: EditorProps) {
  const [pictures, setPictures] = useState(first);
  onShown(pictures);
  return (
    <WorkPhotos {...pictures} workId="w" onChange={setPictures} onUploads={onUploads} queue={queue}>
      <PictureField />
    </WorkPhotos>
  );
}

export function open(first: Pictures = { photos: [] }) {
  const fake = createFakeTransport();
  const queue = queueWithoutStore((file, uid) => uploadPhoto(file, uid, fake.load));
  let pictures = first;
  let status: UploadsStatus | undefined;
  const onUploads = (now: UploadsStatus) => {
    status = now;
  };
  // The field needs none of the messages that every page loads.
  const none = {} as Parameters<typeof Translated>[0]['messages'];
  const view = render(
    <Translated locale="en" messages={none}>
      <AlsoTranslated locale="en" messages={messages}>
        <Editor
          first={first}
          queue={queue}
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
    status: () => status,
    order: () => pictures.photos.map(({ path }) => path.at(-1)).join(''),
  };
}

export const png = (name: string, type = 'image/png') => new File([new Uint8Array(100)], name, { type });
export const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = () => screen.getByRole('region', { name: 'Photos' });

export async function choose(...files: File[]): Promise<void> {
  const input = field().querySelector('input[type=file]');
  if (input === null) throw new Error('There is no file field.');
  fireEvent.change(input, { target: { files } });
  await settle();
}

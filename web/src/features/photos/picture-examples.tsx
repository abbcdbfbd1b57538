import { useState } from 'react';
import { queueWithoutStore } from '../../live/uploads/queue-without-store.ts';
import type { UploadTask, uploadPhoto } from '../../live/uploads/upload-photo.ts';
import { newUpload, type UploadProgress } from '../../live/uploads/upload-state.ts';
import { createStore } from '../../ui/hooks/store.ts';
import styles from './picture-field.module.css';
import { PictureField } from './picture-field.tsx';
import type { Pictures } from './pictures.ts';
import { UploadRow } from './upload-row.tsx';
import { WorkPhotos } from './work-photos.tsx';

const SIZE = 3_400_000;
const nothing = () => {};

/** An upload whose progress never changes. */
function stillUpload(name: string, progress: Partial<UploadProgress>): UploadTask {
  return {
    file: new File([], name),
    ...createStore({ ...newUpload(SIZE), ...progress }),
    start: nothing,
    pause: () => false,
    resume: () => false,
    cancel: () => false,
  };
}

const EXAMPLES = [
  stillUpload('bay-at-dusk.jpg', { phase: 'sending', sent: SIZE * 0.43 }),
  stillUpload('lighthouse.heic', { phase: 'sending', state: 'paused', sent: SIZE * 0.7 }),
  stillUpload('quay.jpg', { phase: 'sending', sent: SIZE * 0.2, isCutOff: true }),
  stillUpload('harbour.jpg', { phase: 'making', sent: SIZE }),
  stillUpload('ferry.png', {}),
  stillUpload('cliffs.jpg', { state: 'error', failure: { reason: 'retries-over' } }),
  stillUpload('notes.txt', { state: 'error', failure: { reason: 'wrong-type' } }),
];

/** The style guide uploads no files. */
const refuse: typeof uploadPhoto = ({ name }) =>
  stillUpload(name, { state: 'error', failure: { reason: 'refused' } });

/** The photo field, and its files in every state. */
export function PictureExamples() {
  const [pictures, setPictures] = useState<Pictures>({ photos: [] });
  const [queue] = useState(() => queueWithoutStore(refuse));
  return (
    <>
      <WorkPhotos {...pictures} workId="example" onChange={setPictures} queue={queue}>
        <PictureField />
      </WorkPhotos>
      <ul className={styles.uploads}>
        {EXAMPLES.map((task) => (
          <UploadRow key={task.file.name} task={task} onRetry={nothing} onDismiss={nothing} />
        ))}
      </ul>
    </>
  );
}

import { vi } from 'vitest';
import { uploadPhoto } from '../uploads/upload-photo.ts';
import { createFakeTransport } from './fake-upload.ts';

/** The owner of the photos in tests. */
export const UID = 'somebody';

export const jpeg = () => new File([new Uint8Array(1000)], 'bay.jpg', { type: 'image/jpeg' });

export const settled = () => vi.advanceTimersByTimeAsync(0);

/** A started upload and its only sending, for tests with fake timers. */
export async function begun(file = jpeg()) {
  const fake = createFakeTransport();
  const task = uploadPhoto(file, UID, fake.load);
  task.start();
  await settled();
  const [sending] = fake.sendings;
  if (sending === undefined) throw new Error('Nothing is sent.');
  return { fake, task, sending };
}

import { photoPathOf } from '@waymark/model/entities/original';
import type { Photo } from '@waymark/model/entities/photo';
import { uploadedPhoto } from '@waymark/model/entities/uploaded-photo';
import { uploadedPhotoOf } from '@waymark/model/own-queries';
import type { LiveEvent } from '../core/live-query.ts';
import { readEntity } from '../core/read-entity.ts';
import type { Listen } from '../core/subscriptions.ts';
import { UploadError } from './upload-failure.ts';

/** How long making a photo may take, in milliseconds. The time includes a queue and retries. */
export const MADE_WITHIN = 150_000;

/** The pause before another listener starts after the database was unavailable, in milliseconds. */
const LISTEN_AGAIN_AFTER = 5_000;

/**
 * Waits until the functions have processed an original.
 * @throws UploadError with the reason why there is no photo, or `not-ready` where there is no result in time
 */
export function whenVariantsMade(
  listen: Listen,
  { uid, photoId }: { uid: string; photoId: string },
  signal: AbortSignal,
): Promise<Photo> {
  const { promise, resolve, reject } = Promise.withResolvers<Photo>();
  const start = () =>
    listen(uploadedPhotoOf(uid, photoId), (event) => {
      if ('failure' in event && event.failure === 'unavailable') {
        clearTimeout(again);
        again = setTimeout(() => {
          stop = start();
        }, LISTEN_AGAIN_AFTER);
      } else onEvent(event);
    });
  const onEvent = (event: LiveEvent) => {
    if ('failure' in event) {
      reject(new UploadError(event.failure === 'denied' ? 'refused' : 'broken'));
      return;
    }
    const [document] = event.documents;
    const record = document && readEntity(document, uploadedPhoto);
    if (record?.state === 'failed') reject(new UploadError(record.reason));
    if (record?.state !== 'ready') return;
    const { width, height, thumbhash } = record;
    resolve({ path: photoPathOf(uid, photoId), width, height, thumbhash, alt: {} });
  };
  let again: ReturnType<typeof setTimeout> | undefined;
  const late = setTimeout(() => reject(new UploadError('not-ready')), MADE_WITHIN);
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort);
  let stop = start();
  return promise.finally(() => {
    clearTimeout(late);
    clearTimeout(again);
    signal.removeEventListener('abort', abort);
    stop();
  });
}

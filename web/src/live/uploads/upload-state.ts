import type { Photo } from '@waymark/model/entities/photo';
import type { UploadFailure } from './upload-failure.ts';

/** The states of an upload. The states canceled, success and error are final. */
export const UPLOAD_STATES = [
  'running',
  'pausing',
  'paused',
  'canceling',
  'canceled',
  'success',
  'error',
] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];

/** The status of several files: there are none, some are under way, or all the remaining ones have failed. */
export type UploadsStatus = 'none' | 'underWay' | 'failed';

/** The progress of an upload. */
export interface UploadProgress {
  state: UploadState;
  /** While the upload runs: it waits for its turn, its bytes are sent, or its variants are made. */
  phase: 'waiting' | 'sending' | 'making';
  /** Bytes of the file that have arrived. The number never falls. */
  sent: number;
  /** The size of the file in bytes. */
  size: number;
  /** No bytes arrive at the moment. The upload continues by itself. */
  isCutOff: boolean;
  /** Set once the upload has succeeded. */
  photo?: Photo;
  /** Set once the upload has failed. */
  failure?: UploadFailure;
}

export type UploadEvent =
  /** A request of the user. */
  | { type: 'pause' | 'resume' | 'cancel' }
  | { type: 'begun' }
  /** @property bytes the total that has arrived */
  | { type: 'sent'; bytes: number }
  /** No bytes have arrived for a while, or the network is gone. */
  | { type: 'lost' }
  /** The network is back. */
  | { type: 'back' }
  /** The sending has stopped. */
  | { type: 'halted' }
  /** The whole file has arrived unchanged. */
  | { type: 'stored' }
  | { type: 'made'; photo: Photo }
  | { type: 'failed'; failure: UploadFailure };

export function newUpload(size: number): UploadProgress {
  return { state: 'running', phase: 'waiting', sent: 0, size, isCutOff: false };
}

/** The progress after an event. An event that changes nothing in this state returns the same object. */
export function afterEvent(upload: UploadProgress, event: UploadEvent): UploadProgress {
  const { state, phase } = upload;
  switch (event.type) {
    case 'begun':
      return state === 'running' && phase === 'waiting' ? { ...upload, phase: 'sending' } : upload;
    case 'pause':
      return state === 'running' && phase === 'sending'
        ? { ...upload, state: 'pausing', isCutOff: false }
        : upload;
    case 'resume':
      return state === 'pausing' || state === 'paused' ? { ...upload, state: 'running' } : upload;
    case 'cancel':
      return state === 'running' || state === 'pausing'
        ? { ...upload, state: 'canceling', isCutOff: false }
        : upload;
    case 'halted':
      if (state === 'pausing') return { ...upload, state: 'paused' };
      return state === 'canceling' ? { ...upload, state: 'canceled' } : upload;
    case 'sent':
      if (phase !== 'sending' || isOver(state)) return upload;
      if (event.bytes <= upload.sent && !upload.isCutOff) return upload;
      // A repeated part counts from its beginning.
      return {
        ...upload,
        sent: Math.max(upload.sent, Math.min(event.bytes, upload.size)),
        isCutOff: false,
      };
    case 'lost':
      return state === 'running' && phase === 'sending' && !upload.isCutOff
        ? { ...upload, isCutOff: true }
        : upload;
    case 'back':
      return upload.isCutOff ? { ...upload, isCutOff: false } : upload;
    case 'stored':
      // A pause after the last byte has no effect.
      return phase === 'sending' && state !== 'canceling' && !isOver(state)
        ? { ...upload, state: 'running', phase: 'making', sent: upload.size, isCutOff: false }
        : upload;
    case 'made':
      return state === 'running' && phase === 'making'
        ? { ...upload, state: 'success', photo: event.photo }
        : upload;
    case 'failed':
      if (state === 'canceling') return { ...upload, state: 'canceled' };
      return isOver(state) ? upload : { ...upload, state: 'error', isCutOff: false, failure: event.failure };
  }
}

export function isOver(state: UploadState): boolean {
  return state === 'canceled' || state === 'success' || state === 'error';
}

/** The state that an interface shows. An unknown state counts as an error. */
export function outwardState(state: string): 'running' | 'paused' | 'canceled' | 'success' | 'error' {
  switch (state) {
    case 'running':
    case 'pausing':
    case 'canceling':
      return 'running';
    case 'paused':
    case 'canceled':
    case 'success':
      return state;
    default:
      return 'error';
  }
}

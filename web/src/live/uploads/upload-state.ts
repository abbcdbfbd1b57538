import type { Photo } from '@waymark/model/entities/photo';
import type { UploadFailure } from './upload-failure.ts';

/** The states of an upload. From canceled, success and error nothing leads on. */
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

/** How several files stand: there are none; some are under way; all that are left have failed. */
export type UploadsStatus = 'none' | 'underWay' | 'failed';

/** What is known of an upload. */
export interface UploadProgress {
  state: UploadState;
  /** While it runs: it waits for its turn, its bytes are on their way, or its variants are made. */
  phase: 'waiting' | 'sending' | 'making';
  /** Bytes of the file that have arrived; it never falls. */
  sent: number;
  /** Bytes of the file. */
  size: number;
  /** Nothing gets through while it is sent; it goes on by itself. */
  isCutOff: boolean;
  /** Once it has succeeded. */
  photo?: Photo;
  /** Once it is in error. */
  failure?: UploadFailure;
}

export type UploadEvent =
  /** What a person asks for. */
  | { type: 'pause' | 'resume' | 'cancel' }
  | { type: 'begun' }
  /** @property bytes in all */
  | { type: 'sent'; bytes: number }
  /** Nothing has got through for a while, or the network went. */
  | { type: 'lost' }
  /** The network is there again. */
  | { type: 'back' }
  /** Nothing is sent any more. */
  | { type: 'halted' }
  /** The whole file has arrived as it is. */
  | { type: 'stored' }
  | { type: 'made'; photo: Photo }
  | { type: 'failed'; failure: UploadFailure };

export function newUpload(size: number): UploadProgress {
  return { state: 'running', phase: 'waiting', sent: 0, size, isCutOff: false };
}

/** What follows from an event; the same object where it changes nothing in that state. */
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
      // A part that is sent anew counts from its beginning.
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
      // A pause that came too late is none.
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

/** What a state counts as to those who only look on; one that is unknown counts as an error. */
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

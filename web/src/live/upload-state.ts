import type { Photo } from '@waymark/model/entities/photo';
import type { UploadFault } from './upload-fault.ts';

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

/** What is known of an upload. */
export interface UploadProgress {
  state: UploadState;
  /** While it runs: it waits for its turn, its bytes are on their way, or its variants are made. */
  phase: 'waiting' | 'sending' | 'making';
  /** Bytes of the file that have arrived; it never falls. */
  sent: number;
  /** Bytes of the file. */
  size: number;
  /** Once it has succeeded. */
  photo?: Photo;
  /** Once it is in error. */
  fault?: UploadFault;
}

export type UploadEvent =
  /** What a person asks for. */
  | { type: 'pause' | 'resume' | 'cancel' }
  | { type: 'begun' }
  /** @property bytes in all */
  | { type: 'sent'; bytes: number }
  /** Nothing is sent any more. */
  | { type: 'halted' }
  /** The whole file has arrived as it is. */
  | { type: 'stored' }
  | { type: 'made'; photo: Photo }
  | { type: 'failed'; fault: UploadFault };

export function newUpload(size: number): UploadProgress {
  return { state: 'running', phase: 'waiting', sent: 0, size };
}

/** What follows from an event; the same object where it changes nothing in that state. */
export function afterEvent(upload: UploadProgress, event: UploadEvent): UploadProgress {
  const { state, phase } = upload;
  switch (event.type) {
    case 'begun':
      return state === 'running' && phase === 'waiting' ? { ...upload, phase: 'sending' } : upload;
    case 'pause':
      return state === 'running' && phase === 'sending' ? { ...upload, state: 'pausing' } : upload;
    case 'resume':
      return state === 'pausing' || state === 'paused' ? { ...upload, state: 'running' } : upload;
    case 'cancel':
      return state === 'running' || state === 'pausing' ? { ...upload, state: 'canceling' } : upload;
    case 'halted':
      if (state === 'pausing') return { ...upload, state: 'paused' };
      return state === 'canceling' ? { ...upload, state: 'canceled' } : upload;
    case 'sent':
      return phase === 'sending' && !isOver(state) && event.bytes > upload.sent
        ? { ...upload, sent: Math.min(event.bytes, upload.size) }
        : upload;
    case 'stored':
      // A pause that came too late is none.
      return phase === 'sending' && state !== 'canceling' && !isOver(state)
        ? { ...upload, state: 'running', phase: 'making', sent: upload.size }
        : upload;
    case 'made':
      return state === 'running' && phase === 'making'
        ? { ...upload, state: 'success', photo: event.photo }
        : upload;
    case 'failed':
      if (state === 'canceling') return { ...upload, state: 'canceled' };
      return isOver(state) ? upload : { ...upload, state: 'error', fault: event.fault };
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

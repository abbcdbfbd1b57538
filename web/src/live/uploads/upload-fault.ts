import type { PhotoFault } from '@waymark/model/entities/uploaded-photo';

/** Why a file did not become a photo; each has a sentence in both languages. */
export type UploadFault =
  | PhotoFault
  | 'too-big'
  | 'empty'
  | 'wrong-type'
  | 'unreadable'
  | 'offline'
  | 'stalled'
  | 'retries-over'
  | 'quota'
  | 'signed-out'
  | 'refused'
  | 'altered'
  | 'not-ready'
  | 'unknown';

/** Ends an upload. */
export class UploadError extends Error {
  readonly fault: UploadFault;

  constructor(fault: UploadFault, options?: ErrorOptions) {
    super(`The upload failed: ${fault}`, options);
    this.fault = fault;
  }
}

/** Faults that another try of the same file may not have. */
const PASSING: readonly UploadFault[] = [
  'offline',
  'stalled',
  'retries-over',
  'quota',
  'signed-out',
  'refused',
  'altered',
  'not-made',
  'not-ready',
  'unknown',
];

/** Whether it is of use to try again with the same file. */
export function isPassing(fault: UploadFault): boolean {
  return PASSING.includes(fault);
}

/** The fault that an exception stands for. */
export function faultOf(error: unknown): UploadFault {
  if (error instanceof UploadError) return error.fault;
  // Without a connection not even the code for it can be loaded.
  return navigator.onLine ? 'unknown' : 'offline';
}

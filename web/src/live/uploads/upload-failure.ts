import type { PhotoFault } from '@waymark/model/entities/uploaded-photo';
import { type Failure, failureOf } from '../../session/failure.ts';

/** Why a file did not become a photo; each has a sentence in both languages. */
export type UploadFailure = Failure<
  | PhotoFault
  | 'too-big'
  | 'empty'
  | 'wrong-type'
  | 'unreadable'
  | 'offline'
  | 'retries-over'
  | 'quota'
  | 'altered'
  | 'not-ready'
>;

export type UploadReason = UploadFailure['reason'];

/** Ends an upload. */
export class UploadError extends Error {
  readonly reason: UploadReason;

  constructor(reason: UploadReason, options?: ErrorOptions) {
    super(`The upload failed: ${reason}`, options);
    this.reason = reason;
  }
}

/** Of these a file has every time: it is of no use to try again with the same one. */
const LASTING: readonly UploadReason[] = [
  'too-big',
  'empty',
  'wrong-type',
  'unreadable',
  'not-a-picture',
  'damaged',
  'too-large',
];

/** Whether it is of use to try again with the same file. */
export function isPassing({ reason }: UploadFailure): boolean {
  return !LASTING.includes(reason);
}

/** The failure that an exception stands for. */
export function uploadFailureOf(error: unknown): UploadFailure {
  if (error instanceof UploadError) return { reason: error.reason };
  // Without a connection not even the code for it can be loaded.
  return navigator.onLine ? failureOf(error) : { reason: 'offline' };
}

import type { PhotoFault } from '@waymark/model/entities/uploaded-photo';
import { type Failure, failureOf } from '../../session/failure.ts';

/** Why a file did not become a photo. Each reason has a sentence in both languages. */
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

/** Reasons that lie in the file itself: a retry with the same file fails again. */
const LASTING: readonly UploadReason[] = [
  'too-big',
  'empty',
  'wrong-type',
  'unreadable',
  'not-a-picture',
  'damaged',
  'too-large',
];

/** Whether a retry with the same file may succeed. */
export function isPassing({ reason }: UploadFailure): boolean {
  return !LASTING.includes(reason);
}

/** The failure for an exception. */
export function uploadFailureOf(error: unknown): UploadFailure {
  if (error instanceof UploadError) return { reason: error.reason };
  // Without a connection even the code of the transport cannot be loaded.
  return navigator.onLine ? failureOf(error) : { reason: 'offline' };
}

import type { PhotoFault } from '@waymark/model/entities/uploaded-photo';

/** An original that can never have variants. */
export class UnusableOriginalError extends Error {
  readonly reason: PhotoFault;

  constructor(reason: PhotoFault, options?: ErrorOptions) {
    super(`The original is unusable: ${reason}`, options);
    this.reason = reason;
  }
}

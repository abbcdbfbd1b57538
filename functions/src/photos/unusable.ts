import type { PhotoFault } from '@waymark/model/entities/uploaded-photo';

/** An original that no variants can be made of, however often it is tried. */
export class Unusable extends Error {
  readonly reason: PhotoFault;

  constructor(reason: PhotoFault, options?: ErrorOptions) {
    super(`The original is unusable: ${reason}`, options);
    this.reason = reason;
  }
}

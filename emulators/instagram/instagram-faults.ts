import { z } from 'zod';

export const instagramFault = z.strictObject({
  /** Which requests fail. */
  at: z.enum(['token', 'me', 'media', 'medium', 'file']),
  /** The status of the answer. */
  status: z.number().int().min(200).max(599).optional(),
  /** The code of the error in the answer, such as 4 or 190. */
  code: z.number().int().optional(),
  /** Minutes until requests are allowed again, in the header for limits. */
  minutes: z.number().int().optional(),
  /** Ends the connection in the middle of the answer. */
  cutOff: z.boolean().optional(),
  /** Answers the page before once more. */
  samePage: z.boolean().optional(),
  /** How much of the limits the headers say is used. */
  usage: z.number().int().optional(),
  /** How many requests fail; without it until the fault is replaced. */
  times: z.number().int().min(1).optional(),
  /** How many requests succeed before. */
  after: z.number().int().min(0).default(0),
});
export type InstagramFault = z.infer<typeof instagramFault>;

/** Faults that tests ask for, one for each kind of request. */
export class InstagramFaults {
  readonly #faults = new Map<InstagramFault['at'], { fault: InstagramFault; after: number; left: number }>();

  set(fault: InstagramFault): void {
    const { at, after, times = Number.POSITIVE_INFINITY } = fault;
    this.#faults.set(at, { fault, after, left: times });
  }

  clear(): void {
    this.#faults.clear();
  }

  /** The fault of a request, which counts. */
  take(at: InstagramFault['at']): InstagramFault | undefined {
    const found = this.#faults.get(at);
    if (found === undefined) return undefined;
    if (found.after > 0) {
      found.after--;
      return undefined;
    }
    if (found.left <= 0) return undefined;
    found.left--;
    return found.fault;
  }
}

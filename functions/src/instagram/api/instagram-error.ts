/** What an error of the API means for an import. */
export type InstagramFault =
  /** The token expired, was revoked, or lacks a permission. Only connecting again helps. */
  | 'disconnected'
  /** There were too many requests. */
  | 'limited'
  /** There was no answer, or not a whole one. A retry may succeed. */
  | 'unavailable'
  /** The request is refused for good. */
  | 'refused';

/** An answer of Instagram that is none. Its message has no part of a request: those have tokens. */
export class InstagramError extends Error {
  readonly fault: InstagramFault;
  /** How long to wait before the next request, in milliseconds; undefined where Instagram does not say. */
  readonly retryAfter: number | undefined;

  constructor(fault: InstagramFault, message: string, retryAfter?: number) {
    super(`Instagram: ${message}`);
    this.fault = fault;
    this.retryAfter = retryAfter;
  }
}

export type ErrorStatus = 400 | 403 | 404 | 413 | 422 | 429 | 500 | 503;

/** A refusal, with the status and the message that Algolia answers. */
export class ApiError extends Error {
  readonly status: ErrorStatus;

  constructor(status: ErrorStatus, message: string) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
  }
}

export function badRequest(message: string): ApiError {
  return new ApiError(400, message);
}

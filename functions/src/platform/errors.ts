import type { Problem } from '@waymark/model/problems';

/** Codes with underscores are those of OAuth and OpenID Connect, which clients know. */
const STATUSES = {
  login_required: 401,
  invalid_token: 401,
  'app-check': 401,
  forbidden: 403,
  // Of a content account whose address is not confirmed yet.
  unconfirmed: 403,
  'sign-in-too-old': 403,
  'not-found': 404,
  'invitation-unknown': 404,
  'wrong-method': 405,
  'in-trash': 409,
  conflict: 409,
  'key-used': 409,
  'handle-taken': 409,
  'list-full': 409,
  'story-full': 409,
  'too-many-items': 409,
  'quota-full': 409,
  'too-many-invitations': 409,
  'deletion-begun': 409,
  gone: 410,
  'invitation-used': 410,
  'invitation-revoked': 410,
  'invitation-expired': 410,
  'unsupported-body': 415,
  invalid: 422,
  'too-many': 429,
  'provider-limited': 503,
  unexpected: 500,
  'provider-unavailable': 503,
  'try-again': 503,
} as const;
export type ErrorCode = keyof typeof STATUSES;

/** An error answer. Its code decides the status, and its message is for developers, not for users. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly problems: readonly Problem[];

  constructor(code: ErrorCode, message: string, problems: readonly Problem[] = []) {
    super(message);
    this.code = code;
    this.problems = problems;
  }

  get status() {
    return STATUSES[this.code];
  }

  /** The body of the answer: `problems` only where there are any. */
  toJSON() {
    const { code, message, problems } = this;
    return { error: code, message, ...(problems.length > 0 ? { problems } : {}) };
  }
}

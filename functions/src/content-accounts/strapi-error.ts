import type { Context, Hono } from 'hono';
import { CACHE_CONTROL } from '../platform/cache-control.ts';
import { ApiError, type ErrorCode } from '../platform/errors.ts';
import { logUnexpected } from '../platform/log.ts';

/** The errors of Strapi 5 and their statuses (`@strapi/utils`). */
const STATUSES = {
  ApplicationError: 400,
  ValidationError: 400,
  UnauthorizedError: 401,
  ForbiddenError: 403,
  NotFoundError: 404,
  MethodNotAllowedError: 405,
  PayloadTooLargeError: 413,
  UnsupportedMediaTypeError: 415,
  RateLimitError: 429,
  InternalServerError: 500,
  ServiceUnavailableError: 503,
} as const;
export type StrapiErrorName = keyof typeof STATUSES;

/** What is wrong with a field. `code` is an addition to Strapi's, by which the web finds its sentence. */
export interface FieldError {
  path: string[];
  message: string;
  name: 'ValidationError';
  code: FieldErrorCode;
}
export type FieldErrorCode =
  | 'missing'
  | 'wrong-type'
  | 'malformed'
  | 'too-short'
  | 'too-long'
  | 'common'
  | 'different';

/** An error answer of the content accounts' API, in the form of Strapi. */
export class StrapiError extends Error {
  override readonly name: StrapiErrorName;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(name: StrapiErrorName, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = name;
    this.details = details;
  }

  get status() {
    return STATUSES[this.name];
  }

  /** The body of the answer. */
  toJSON() {
    const { status, name, message, details } = this;
    return { data: null, error: { status, name, message, details } };
  }
}

/** An error about fields. Strapi counts the errors where there are several. */
export function fieldsError(errors: readonly FieldError[]): StrapiError {
  const [first] = errors;
  const message = errors.length === 1 && first ? first.message : `${errors.length} errors occurred`;
  return new StrapiError('ValidationError', message, { errors });
}

/** What our own errors are called by Strapi. */
const NAMES: Partial<Record<ErrorCode, StrapiErrorName>> = {
  login_required: 'UnauthorizedError',
  invalid_token: 'UnauthorizedError',
  unconfirmed: 'UnauthorizedError',
  forbidden: 'ForbiddenError',
  'not-found': 'NotFoundError',
  'too-many': 'RateLimitError',
  'provider-unavailable': 'ServiceUnavailableError',
  'try-again': 'ServiceUnavailableError',
};

/** Makes an app answer every error as Strapi does. Call it before adding routes, and `refuseOtherRoutes` after them. */
export function answerStrapiErrors(app: Hono): void {
  app.onError((error, context) => refuse(context, strapiErrorOf(error, context)));
}

/** Answers all other addresses and methods. */
export function refuseOtherRoutes(app: Hono): void {
  app.all('*', (context) => {
    const methods = app.routes
      .filter(({ path, method }) => method !== 'ALL' && pathMatches(path, context.req.path))
      .map(({ method }) => method);
    if (methods.length === 0) return refuse(context, new StrapiError('NotFoundError', 'Not Found'));
    context.header('Allow', methods.join(', '));
    return refuse(context, new StrapiError('MethodNotAllowedError', 'Method Not Allowed'));
  });
}

function pathMatches(pattern: string, path: string): boolean {
  const [ours, theirs] = [pattern.split('/'), path.split('/')];
  const from = theirs.length - ours.length;
  // The routes do not know the path under which the app is mounted.
  return from >= 0 && ours.every((part, i) => i === 0 || part.startsWith(':') || part === theirs[from + i]);
}

function refuse(context: Context, error: StrapiError): Response {
  context.header('Cache-Control', CACHE_CONTROL.none);
  return context.json(error, error.status);
}

function strapiErrorOf(error: Error, context: Context): StrapiError {
  if (error instanceof StrapiError) return error;
  const name = error instanceof ApiError ? NAMES[error.code] : undefined;
  if (name === 'RateLimitError') return new StrapiError(name, 'Too many requests, please try again later.');
  if (name !== undefined) return new StrapiError(name, error.message);
  logUnexpected(error, { path: context.req.path, method: context.req.method });
  return new StrapiError('InternalServerError', 'Internal Server Error');
}

import { FetchError, ofetch } from 'ofetch';
import { config } from '../config.ts';
import { contentToken } from './content-token.ts';

/** The time limit of a request, in milliseconds. */
const TIMEOUT = 15_000;

interface ErrorData {
  status: number;
  name: string;
  message: string;
  details: Readonly<Record<string, unknown>>;
}

/**
 * An error of the content backend: the data of its answer. Where there is no such answer, it is an `UnknownError` with the status
 * 500 and the message of the failure, which is its cause (specification.md §8).
 */
export class ContentApiError extends Error {
  override name = 'ContentApiError';
  readonly data = null;
  readonly error: ErrorData;

  constructor(error: ErrorData, cause: unknown) {
    super(error.message, { cause });
    this.error = error;
  }
}

/**
 * Sends a request to the content backend, with the token where there is one.
 * @param path below the configured address
 * @throws ContentApiError
 */
export async function contentRequest(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
  const token = contentToken();
  try {
    return await ofetch<unknown>(`${config.VITE_CONTENT_API_URL}${path}`, {
      method,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(body && { body }),
      timeout: TIMEOUT,
    });
  } catch (error) {
    throw contentErrorOf(error);
  }
}

function contentErrorOf(error: unknown): ContentApiError {
  const answered: unknown = error instanceof FetchError ? error.data : undefined;
  const data = errorDataIn(answered);
  if (data !== undefined) return new ContentApiError(data, error);
  const message = error instanceof Error ? error.message : String(error);
  return new ContentApiError({ status: 500, name: 'UnknownError', message, details: {} }, error);
}

function errorDataIn(answered: unknown): ErrorData | undefined {
  if (typeof answered !== 'object' || answered === null || !('error' in answered)) return undefined;
  const { error } = answered;
  if (typeof error !== 'object' || error === null) return undefined;
  const { status, name, message, details } = error as Partial<Record<keyof ErrorData, unknown>>;
  if (typeof status !== 'number' || typeof name !== 'string' || typeof message !== 'string') return undefined;
  return { status, name, message, details: typeof details === 'object' ? { ...details } : {} };
}

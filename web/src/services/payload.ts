import type { Payload, PayloadPage } from '@waymark/model/payloads';
import { FetchError } from 'ofetch';
import { http } from './http.ts';
import { MARK_HEADER, PAYLOAD_MARKS } from './payload-marks.ts';

/** Why a page has no payload: the server reports the page as missing, answers with an error, or does not answer. */
interface PayloadFailure {
  reason: 'not-found' | 'refused' | 'unreachable';
}

type PayloadAnswer<Page extends PayloadPage> = { payload: Payload<Page> } | { failure: PayloadFailure };

/** Payloads that were prefetched, by path (`app/navigation/prefetch.ts`). Each answer is used once. */
export const PREFETCHED = new Map<string, Promise<PayloadAnswer<PayloadPage>>>();

/** The next page at this path has no payload, as that of a private list: the server is not asked. */
export function expectNoPayload(pathname: string): void {
  PREFETCHED.set(pathname, noPayload());
}

/** The answer of the server for a page that only some users may see. */
export async function noPayload(): Promise<PayloadAnswer<PayloadPage>> {
  return { failure: { reason: 'not-found' } };
}

/**
 * Loads the payload of a page by its path without a query. An invalid payload, or one of another build, counts as refused.
 */
export async function fetchPayload<Page extends PayloadPage>(
  page: Page,
  pathname: string,
  signal: AbortSignal,
): Promise<PayloadAnswer<Page>> {
  const ahead = PREFETCHED.get(pathname);
  PREFETCHED.delete(pathname);
  const early = await ahead;
  // Without a connection, a page that has no payload may still be one that this device keeps: the failed request leads to that.
  const isMissing =
    early && 'failure' in early && early.failure.reason === 'not-found' && navigator.onLine !== false;
  // A prefetch that failed otherwise is tried again, because the failure may be over.
  const isAnswered = early && ('payload' in early || isMissing);
  // The prefetch used this path, and so this page.
  return isAnswered ? (early as PayloadAnswer<Page>) : askForPayload(page, pathname, signal);
}

export async function askForPayload<Page extends PayloadPage>(
  page: Page,
  pathname: string,
  signal?: AbortSignal,
): Promise<PayloadAnswer<Page>> {
  try {
    const { headers, _data: payload } = await http.raw<Payload<Page>>(
      `${pathname.replace(/\/$/, '')}/_payload.json`,
      signal && { signal },
    );
    if (payload !== undefined && headers.get(MARK_HEADER) === PAYLOAD_MARKS[page]) return { payload };
    // Without a connection the answer is one that this device kept, and no newer one is to be had.
    return { failure: { reason: navigator.onLine === false ? 'unreachable' : 'refused' } };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { failure: { reason: reasonOf(error) } };
  }
}

function reasonOf(error: unknown): PayloadFailure['reason'] {
  const status = error instanceof FetchError ? error.statusCode : undefined;
  if (status === undefined) return 'unreachable';
  // Gone (410) is what its owner took away.
  return status === 404 || status === 410 ? 'not-found' : 'refused';
}

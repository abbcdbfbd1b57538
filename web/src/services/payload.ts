import type { Payload, PayloadPage } from '@waymark/model/payloads';
import { FetchError } from 'ofetch';
import { http } from './http.ts';
import { MARK_HEADER, PAYLOAD_MARKS } from './payload-marks.ts';

/** Why a page has no payload: the server says that there is no such page, that it cannot tell, or nothing at all. */
interface PayloadFailure {
  reason: 'not-found' | 'refused' | 'unreachable';
}

type Answer<Page extends PayloadPage> = { payload: Payload<Page> } | { failure: PayloadFailure };

/** What was asked for ahead of the visitor, by path (`app/prefetch.ts`); each answer is used once. */
export const PREFETCHED = new Map<string, Promise<Answer<PayloadPage>>>();

/** The payload of a page, from its path without a query; what is none, or one of another build's, counts as refused. */
export async function fetchPayload<Page extends PayloadPage>(
  page: Page,
  pathname: string,
  signal: AbortSignal,
): Promise<Answer<Page>> {
  const ahead = PREFETCHED.get(pathname);
  PREFETCHED.delete(pathname);
  const early = await ahead;
  // It was asked for by this path, and so for this page. A failure may be over by now.
  return early && 'payload' in early ? (early as Answer<Page>) : askForPayload(page, pathname, signal);
}

export async function askForPayload<Page extends PayloadPage>(
  page: Page,
  pathname: string,
  signal?: AbortSignal,
): Promise<Answer<Page>> {
  try {
    const { headers, _data: payload } = await http.raw<Payload<Page>>(
      `${pathname.replace(/\/$/, '')}/_payload.json`,
      signal && { signal },
    );
    const isOurs = payload !== undefined && headers.get(MARK_HEADER) === PAYLOAD_MARKS[page];
    return isOurs ? { payload } : { failure: { reason: 'refused' } };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { failure: { reason: reasonOf(error) } };
  }
}

function reasonOf(error: unknown): PayloadFailure['reason'] {
  const status = error instanceof FetchError ? error.statusCode : undefined;
  if (status === undefined) return 'unreachable';
  return status === 404 ? 'not-found' : 'refused';
}

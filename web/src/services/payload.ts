import { FetchError } from 'ofetch';
import type * as z from 'zod/mini';
import { http } from './http.ts';

/** Why a page has no payload: the server says that there is no such page, that it cannot tell, or nothing at all. */
export type PayloadFault = 'not-found' | 'refused' | 'unreachable';

/** The payload of a page, from its path without a query; a broken one counts as refused. */
export async function fetchPayload<Schema extends z.ZodMiniType>(
  schema: Schema,
  pathname: string,
  signal: AbortSignal,
): Promise<{ payload: z.infer<Schema> } | { fault: PayloadFault }> {
  try {
    const answer: unknown = await http(`${pathname.replace(/\/$/, '')}/_payload.json`, { signal });
    const parsed = schema.safeParse(answer);
    return parsed.success ? { payload: parsed.data } : { fault: 'refused' };
  } catch (error) {
    if (signal.aborted) throw error;
    return { fault: faultOf(error) };
  }
}

function faultOf(error: unknown): PayloadFault {
  const status = error instanceof FetchError ? error.statusCode : undefined;
  if (status === undefined) return 'unreachable';
  return status === 404 ? 'not-found' : 'refused';
}

import * as z from 'zod/mini';
import { InstagramError, type InstagramFault } from './instagram-error.ts';

/** https://developers.facebook.com/docs/graph-api/guides/error-handling; the token endpoint has another form. */
const graphError = z.object({ error: z.object({ code: z.number(), type: z.optional(z.string()) }) });
const tokenError = z.object({ error_type: z.string(), code: z.number() });

/** Codes of too many requests: of the app, of the account, of a page, and of the Instagram platform. */
const LIMITED: readonly number[] = [4, 17, 32, 613, 80_002];

/** Codes of errors that pass. */
const PASSING: readonly number[] = [1, 2];

const EXPIRED = 190;
const NO_PERMISSION = 10;

/** The answer to a request for JSON, and how much of the limits is used, from 0 to 100. */
export interface JsonAnswer {
  body: unknown;
  usage: number;
}

/** @throws InstagramError for every answer that is not whole and successful */
export async function readAnswer(response: Response): Promise<JsonAnswer> {
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    // An answer that was cut off, and the page of a proxy.
    const fault = response.status === 429 ? 'limited' : 'unavailable';
    throw new InstagramError(fault, `${response.status} without JSON`, waitOf(response));
  }
  const error = graphError.safeParse(body).data?.error;
  if (response.ok && error === undefined) return { body, usage: usageOf(response.headers) };
  const code = error?.code ?? tokenError.safeParse(body).data?.code;
  throw new InstagramError(
    faultOf(response.status, error?.code),
    `${response.status}, code ${code}`,
    waitOf(response),
  );
}

function faultOf(status: number, code: number | undefined): InstagramFault {
  if (status === 429 || (code !== undefined && LIMITED.includes(code))) return 'limited';
  if (code === EXPIRED || code === NO_PERMISSION || status === 401) return 'disconnected';
  if (code !== undefined && code >= 200 && code < 300) return 'disconnected';
  if (status >= 500 || (code !== undefined && PASSING.includes(code))) return 'unavailable';
  return 'refused';
}

const MINUTE = 60_000;

function waitOf({ headers, status }: Response): number | undefined {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  const minutes = usesOf(headers).map(({ estimated_time_to_regain_access: wait }) => wait ?? 0);
  const wait = Math.max(Number.isNaN(seconds) ? 0 : seconds * 1_000, ...minutes.map((one) => one * MINUTE));
  return wait > 0 && status !== 200 ? wait : undefined;
}

const use = z.object({
  call_count: z.optional(z.number()),
  total_cputime: z.optional(z.number()),
  total_time: z.optional(z.number()),
  estimated_time_to_regain_access: z.optional(z.number()),
});

/** https://developers.facebook.com/docs/graph-api/overview/rate-limiting: of the app, and of each business by its id. */
function usesOf(headers: Headers): z.infer<typeof use>[] {
  const app = use.safeParse(jsonIn(headers.get('X-App-Usage'))).data;
  const businesses = z
    .record(z.string(), z.array(use))
    .safeParse(jsonIn(headers.get('X-Business-Use-Case-Usage'))).data;
  return [...(app ? [app] : []), ...Object.values(businesses ?? {}).flat()];
}

function usageOf(headers: Headers): number {
  const shares = usesOf(headers).flatMap(
    ({ call_count: calls, total_cputime: processor, total_time: time }) => [
      calls ?? 0,
      processor ?? 0,
      time ?? 0,
    ],
  );
  return Math.max(0, ...shares);
}

function jsonIn(header: string | null): unknown {
  try {
    return JSON.parse(header ?? '');
  } catch {
    return undefined;
  }
}

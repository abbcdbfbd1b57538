import { http } from '../http.ts';

/** Why there is no answer, or not the expected one. */
type AskFailure =
  | { reason: 'timeout' | 'unreachable' }
  | { reason: 'status'; status: number }
  /**
   * `received` is the received content type where it is wrong, else the beginning of the content; `wanted` is the expected
   * content, as code.
   */
  | { reason: 'content'; received: string; wanted: string };

export type CheckAnswer<Found> = { request: string; milliseconds: number } & (
  | { found: Found }
  | { failure: AskFailure }
);

interface Question<Found> {
  headers?: Record<string, string>;
  format: 'html' | 'json';
  /** The expected content, as code, for the failure report. */
  wanted: string;
  /** Extracts the finding from HTML text or parsed JSON; undefined where it is missing. */
  read: (content: unknown) => Found | undefined;
}

const TYPES = { html: /^text\/html\b/, json: /^application\/(?:.+\+)?json\b/ };

/** How much of a wrong answer is reported, in characters. */
const EXCERPT = 60;

/**
 * Asks a service once and reports the result. It never throws, never retries and never uses a cached answer. The report
 * leaves out the query of the URL, which may hold keys.
 */
export async function ask<Found>(
  address: string,
  question: Question<Found>,
  signal: AbortSignal,
): Promise<CheckAnswer<Found>> {
  const request = `GET ${address.replace(/\?.*/, '')}`;
  const start = performance.now();
  const result = await resultOf(address, question, signal);
  return { request, milliseconds: Math.ceil(performance.now() - start), ...result };
}

async function resultOf<Found>(
  address: string,
  { format, wanted, read, headers = {} }: Question<Found>,
  signal: AbortSignal,
): Promise<{ found: Found } | { failure: AskFailure }> {
  try {
    const {
      status,
      headers: received,
      _data,
    } = await http.raw<string, 'text'>(address, {
      signal,
      headers,
      cache: 'no-store',
      retry: false,
      ignoreResponseError: true,
      responseType: 'text',
    });
    if (status !== 200) return { failure: { reason: 'status', status } };
    const text = _data ?? '';
    const type = received.get('content-type') ?? '';
    const wrong = (content: string) =>
      ({ failure: { reason: 'content', received: content, wanted } }) as const;
    if (!TYPES[format].test(type)) return wrong(type.split(';')[0] || excerpt(text));
    const found = read(format === 'json' ? parsed(text) : text);
    return found === undefined ? wrong(excerpt(text)) : { found };
  } catch {
    // Browsers do not reveal why a request failed.
    return { failure: { reason: signal.aborted ? 'timeout' : 'unreachable' } };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line;
}

/** A field of parsed JSON; undefined where it is missing. */
export function fieldOf(content: unknown, name: string): unknown {
  return typeof content === 'object' && content !== null && Object.hasOwn(content, name)
    ? // An object that has the field may be asked for it.
      (content as Record<string, unknown>)[name]
    : undefined;
}

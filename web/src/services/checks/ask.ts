import { http } from '../http.ts';

/** Why an answer is none, or not the one that was asked for. */
type AskFailure =
  | { reason: 'late' | 'unreachable' }
  | { reason: 'status'; status: number }
  /** What came, its type where it is of another, else its beginning; and what should have come, in code. */
  | { reason: 'content'; came: string; wanted: string };

export type Answer<Found> = { asked: string; milliseconds: number } & (
  | { found: Found }
  | { failure: AskFailure }
);

interface Question<Found> {
  format: 'html' | 'json';
  /** What has to be in the answer, in code, for who reads that it is not. */
  wanted: string;
  /** Finds it in a text of HTML, or in what JSON says; undefined where it is not there. */
  read: (content: unknown) => Found | undefined;
}

const TYPES = { html: /^text\/html\b/, json: /^application\/(?:.+\+)?json\b/ };

/** How much of a wrong answer is told, in characters. */
const EXCERPT = 60;

/**
 * Asks a service once, and tells what came of it: it never throws, tries nothing again, and takes no answer that was kept. What
 * it tells does not hold the query of the address, where keys are.
 */
export async function ask<Found>(
  address: string,
  question: Question<Found>,
  signal: AbortSignal,
): Promise<Answer<Found>> {
  const asked = `GET ${address.replace(/\?.*/, '')}`;
  const start = performance.now();
  const came = await cameOf(address, question, signal);
  return { asked, milliseconds: Math.ceil(performance.now() - start), ...came };
}

async function cameOf<Found>(
  address: string,
  { format, wanted, read }: Question<Found>,
  signal: AbortSignal,
): Promise<{ found: Found } | { failure: AskFailure }> {
  try {
    const { status, headers, _data } = await http.raw<string, 'text'>(address, {
      signal,
      cache: 'no-store',
      retry: false,
      ignoreResponseError: true,
      responseType: 'text',
    });
    if (status !== 200) return { failure: { reason: 'status', status } };
    const text = _data ?? '';
    const type = headers.get('content-type') ?? '';
    const wrong = (came: string) => ({ failure: { reason: 'content', came, wanted } }) as const;
    if (!TYPES[format].test(type)) return wrong(type.split(';')[0] || excerpt(text));
    const found = read(format === 'json' ? parsed(text) : text);
    return found === undefined ? wrong(excerpt(text)) : { found };
  } catch {
    // Of what hinders a request, a browser tells a page no more.
    return { failure: { reason: signal.aborted ? 'late' : 'unreachable' } };
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

/** A field of what JSON says; undefined where it has none. */
export function fieldOf(content: unknown, name: string): unknown {
  return typeof content === 'object' && content !== null && Object.hasOwn(content, name)
    ? // An object that has the field may be asked for it.
      (content as Record<string, unknown>)[name]
    : undefined;
}

import { config } from '../config.ts';
import { isNetworkError } from '../session/network-error.ts';
import { currentSession } from '../session/session.ts';
import { redact } from './redact.ts';

/** How many reports a page sends a minute. */
const MOST_A_MINUTE = 10;
const MINUTE = 60_000;
/** How many errors a page remembers to have reported. */
const MOST_REMEMBERED = 100;

/** What the endpoint takes, in characters. */
const MAX_MESSAGE = 1_000;
const MAX_STACK = 4_000;
/** How long they may be in the address, in bytes: many servers refuse one of more than 8 KB. */
const MAX_MESSAGE_BYTES = 3_000;
const MAX_STACK_BYTES = 4_000;

/** Errors that nobody can do anything about, or that the page has dealt with: a request that got no answer, or was called off. */
const USELESS_NAMES = ['AbortError', 'TimeoutError'];
const USELESS_CODES = ['unavailable', 'auth/network-request-failed'];
const USELESS_MESSAGES = /^(?:ResizeObserver loop|Script error)/i;
/** Code that visitors brought themselves. */
const OF_EXTENSIONS = /\b[a-z-]+-extension:\/\//;

/** What is told of an error. */
interface Told {
  message: string;
  stack: string;
}

let sent: number[] = [];
const reported = new Set<string>();

/**
 * Tells our log of an error, once, without anything that is private: see `redact`. It never throws, and a report that
 * fails is nobody's affair.
 */
export async function sendErrorReport(error: unknown): Promise<void> {
  if (isUseless(error)) return;
  const now = Date.now();
  sent = sent.filter((at) => at > now - MINUTE);
  if (sent.length >= MOST_A_MINUTE) return;
  const { message, stack } = toldOf(error);
  if (isRepeated(`${message}\n${topOf(stack)}`)) return;
  sent.push(now);
  const report = {
    severity: 'ERROR',
    userId: userId(),
    message: fitting(message, MAX_MESSAGE, MAX_MESSAGE_BYTES),
    stack: fitting(stack, MAX_STACK, MAX_STACK_BYTES),
  };
  const query = Object.entries(report).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  try {
    await fetch(`${config.VITE_LOG_URL}?${query.join('&')}`, {
      // The page may be about to go.
      keepalive: true,
      credentials: 'omit',
      cache: 'no-store',
      // Where the visitor is would be in it.
      referrerPolicy: 'no-referrer',
    });
  } catch {
    // Reporting that would fail as well.
  }
}

function isRepeated(key: string): boolean {
  if (reported.has(key)) return true;
  const [oldest] = reported;
  if (reported.size >= MOST_REMEMBERED && oldest !== undefined) reported.delete(oldest);
  reported.add(key);
  return false;
}

/** Whether a report would help nobody; what caused an error decides for it. */
function isUseless(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null) return isUselessMessage(String(error));
  const { name, code, message, stack, cause } = error as Readonly<Record<string, unknown>>;
  return (
    USELESS_NAMES.some((useless) => useless === name) ||
    USELESS_CODES.some((useless) => useless === code) ||
    isUselessMessage(textOf(message)) ||
    OF_EXTENSIONS.test(textOf(stack)) ||
    (cause !== undefined && depth < 3 && isUseless(cause, depth + 1))
  );
}

function isUselessMessage(message: string): boolean {
  return USELESS_MESSAGES.test(message) || isNetworkError(message);
}

/** What an error says of itself. Anything else that is thrown may be somebody's data: only what it is. */
function toldOf(error: unknown): Told {
  if (typeof error === 'string') return { message: redact(error) || 'An empty text', stack: '' };
  if (typeof error !== 'object' || error === null) return { message: `Not an error: ${error}`, stack: '' };
  const { name, message, stack, status } = error as Readonly<Record<string, unknown>>;
  const said = [name, message].map(textOf).filter((text) => text !== '');
  if (said.length > 0) return { message: redact(said.join(': ')), stack: redact(textOf(stack)) };
  return {
    message: `Not an error: ${typeof status === 'number' ? `status ${status}` : 'an object'}`,
    stack: '',
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The innermost place that a stack names. */
function topOf(stack: string): string {
  return stack.split('\n').find((line) => /^\s*at |@/.test(line)) ?? '';
}

/** As much of a text as fits, in characters and in bytes of an address. */
function fitting(text: string, characters: number, bytes: number): string {
  let fits = '';
  let left = bytes;
  // Half a character cannot be put into an address.
  for (const character of text.slice(0, characters).toWellFormed()) {
    left -= encodeURIComponent(character).length;
    if (left < 0) break;
    fits += character;
  }
  return fits;
}

function userId(): string {
  const session = currentSession();
  return session.status === 'signed-in' ? session.user.id : '';
}

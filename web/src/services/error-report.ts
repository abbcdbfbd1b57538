import { config } from '../config.ts';
import { isNetworkError } from '../session/network-error.ts';
import { currentSession } from '../session/session.ts';
import { redact } from './redact.ts';

/** The maximum number of reports that a page sends a minute. */
const MOST_A_MINUTE = 10;
const MINUTE = 60_000;
/** How many reported errors a page remembers. */
const MOST_REMEMBERED = 100;

/** The limits of the endpoint, in characters. */
const MAX_MESSAGE = 1_000;
const MAX_STACK = 4_000;
/** The limits in the URL, in bytes: many servers refuse a URL of more than 8 KB. */
const MAX_MESSAGE_BYTES = 3_000;
const MAX_STACK_BYTES = 4_000;

/**
 * Errors that need no report: a request that got no answer or was cancelled. The page has dealt with them, or nothing can be
 * done.
 */
const USELESS_NAMES = ['AbortError', 'TimeoutError'];
const USELESS_CODES = ['unavailable', 'auth/network-request-failed'];
const USELESS_MESSAGES = /^(?:ResizeObserver loop|Script error)/i;
/** Code of browser extensions. */
const OF_EXTENSIONS = /\b[a-z-]+-extension:\/\//;

/** The parts of an error that a report contains. */
interface ReportedText {
  message: string;
  stack: string;
}

let sent: number[] = [];
const reported = new Set<string>();

/**
 * Reports an error to the log endpoint once, without private data (see `redact`). It never throws, and ignores a report that
 * fails.
 */
export async function sendErrorReport(error: unknown): Promise<void> {
  if (isUseless(error)) return;
  const now = Date.now();
  sent = sent.filter((at) => at > now - MINUTE);
  if (sent.length >= MOST_A_MINUTE) return;
  const { message, stack } = reportedTextOf(error);
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
      // The page may be unloading.
      keepalive: true,
      credentials: 'omit',
      cache: 'no-store',
      // The referrer would reveal the visitor's address in the application.
      referrerPolicy: 'no-referrer',
    });
  } catch {
    // Reporting this failure would fail as well.
  }
}

function isRepeated(key: string): boolean {
  if (reported.has(key)) return true;
  const [oldest] = reported;
  if (reported.size >= MOST_REMEMBERED && oldest !== undefined) reported.delete(oldest);
  reported.add(key);
  return false;
}

/** Whether a report of the error would be useless. A useless cause makes the error useless too. */
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

/** The message and stack of an error. Any other thrown value may be private data, so only its type is reported. */
function reportedTextOf(error: unknown): ReportedText {
  if (typeof error === 'string') return { message: redact(error) || 'An empty text', stack: '' };
  if (typeof error !== 'object' || error === null) return { message: `Not an error: ${error}`, stack: '' };
  const { name, message, stack, status } = error as Readonly<Record<string, unknown>>;
  const parts = [name, message].map(textOf).filter((text) => text !== '');
  if (parts.length > 0) return { message: redact(parts.join(': ')), stack: redact(textOf(stack)) };
  return {
    message: `Not an error: ${typeof status === 'number' ? `status ${status}` : 'an object'}`,
    stack: '',
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The innermost frame of a stack. */
function topOf(stack: string): string {
  return stack.split('\n').find((line) => /^\s*at |@/.test(line)) ?? '';
}

/** As much of a text as fits the limits, in characters and in bytes of a URL. */
function fitting(text: string, characters: number, bytes: number): string {
  let fits = '';
  let left = bytes;
  // A URL cannot contain half a surrogate pair.
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

import { matchPath } from '@waymark/model/paths/match-path';
import * as z from 'zod/mini';

/*
 * Reports of browsers about violations of the Content-Security-Policy. Addresses in a report may hold private values, such as the
 * id of an unlisted item: of each address only the page's name, the host or the name of our own file is kept.
 */

const text = z.optional(z.string().check(z.maxLength(8_000)));

/** As browsers send it for `report-uri`. It has more fields, which are not read. */
const reportSchema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'source-file': text,
    'line-number': z.optional(z.int().check(z.nonnegative())),
  }),
});

/** A violation without private values. */
export type PolicyViolation = {
  /** The directive, or `unknown`. */
  directive: string;
  /** What was blocked: a host with its scheme, or a word such as `inline` or `eval`. */
  blocked: string;
  /** The name of the page, or `unknown`. */
  page: string;
  /** Our own file with its line, or the host of another one. */
  source?: string;
};

/**
 * The violation in the body of a report, null where an extension of the browser caused it; undefined where the body is no report.
 */
export function violationIn(body: unknown): PolicyViolation | null | undefined {
  const read = reportSchema.safeParse(body);
  if (!read.success) return undefined;
  const report = read.data['csp-report'];
  const { 'blocked-uri': blocked = '', 'source-file': file = '' } = report;
  if ([blocked, file].some((address) => EXTENSION.test(address))) return null;
  const directive = report['effective-directive'] ?? report['violated-directive'] ?? '';
  const source = sourceOf(file, report['line-number'] ?? 0);
  return {
    directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown',
    blocked: placeOf(blocked),
    page: pageOf(report['document-uri'] ?? ''),
    ...(source !== undefined && { source }),
  };
}

const EXTENSION = /^(?:[a-z]+-)*extension\b/i;

/** The host of an address with its scheme, or the word that stands in its place. */
function placeOf(address: string): string {
  if (/^[a-z-]{1,40}$/.test(address)) return address;
  if (!URL.canParse(address)) return 'unknown';
  const { protocol, origin } = new URL(address);
  return /^(?:https?|wss?):$/.test(protocol) ? origin.slice(0, 200) : protocol.slice(0, 40);
}

function pageOf(address: string): string {
  const match = URL.canParse(address) ? matchPath(new URL(address).pathname) : null;
  return match?.page ?? 'unknown';
}

function sourceOf(address: string, line: number): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const file = /^\/assets\/([\w.-]{1,100})$/.exec(new URL(address).pathname)?.[1];
  return file === undefined ? placeOf(address) : `${file}:${line}`;
}

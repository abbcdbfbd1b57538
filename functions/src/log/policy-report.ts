import { matchPath } from '@waymark/model/paths/match-path';
import * as z from 'zod/mini';

/*
 * Reports of browsers about violations of the Content-Security-Policy. Addresses in a report may hold private values, such as the
 * id of an unlisted item: of each address only the page's name, the host or the name of our own file is kept.
 */

/** A browser sends the violations of some seconds together. */
const MOST_VIOLATIONS = 20;

const text = z.optional(z.string().check(z.maxLength(8_000)));
const line = z.optional(z.int().check(z.nonnegative()));

/** `report-to`: several reports of all kinds. */
const batch = z
  .array(
    z.object({
      type: z.string(),
      body: z.optional(
        z.nullable(
          z.object({
            documentURL: text,
            blockedURL: text,
            effectiveDirective: text,
            sourceFile: z.optional(z.nullable(z.string())),
            lineNumber: z.optional(z.nullable(z.int())),
          }),
        ),
      ),
    }),
  )
  .check(z.maxLength(MOST_VIOLATIONS));

/** `report-uri`: a single violation. */
const single = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'source-file': text,
    'line-number': line,
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

interface Reported {
  document: string | undefined;
  blocked: string | undefined;
  directive: string | undefined;
  file: string | null | undefined;
  line: number | null | undefined;
}

/**
 * The violations in the body of a report, each once, without those that an extension of the browser causes; undefined where the
 * body is no report.
 */
export function violationsIn(body: unknown): PolicyViolation[] | undefined {
  const reported = reportedIn(body);
  if (reported === undefined) return undefined;
  const violations = reported.filter((one) => !isOfExtension(one)).map(violationOf);
  return [...new Map(violations.map((violation) => [JSON.stringify(violation), violation])).values()];
}

function reportedIn(body: unknown): Reported[] | undefined {
  const several = batch.safeParse(body);
  if (several.success) {
    return several.data.flatMap(({ type, body: violation }) =>
      type !== 'csp-violation' || !violation
        ? []
        : [
            {
              document: violation.documentURL,
              blocked: violation.blockedURL,
              directive: violation.effectiveDirective,
              file: violation.sourceFile,
              line: violation.lineNumber,
            },
          ],
    );
  }
  const one = single.safeParse(body);
  if (!one.success) return undefined;
  const violation = one.data['csp-report'];
  return [
    {
      document: violation['document-uri'],
      blocked: violation['blocked-uri'],
      directive: violation['effective-directive'] ?? violation['violated-directive'],
      file: violation['source-file'],
      line: violation['line-number'],
    },
  ];
}

const EXTENSION = /^(?:[a-z]+-)*extension\b/i;

function isOfExtension({ blocked, file }: Reported): boolean {
  return [blocked, file].some((address) => EXTENSION.test(address ?? ''));
}

function violationOf({ document, blocked, directive, file, line: number }: Reported): PolicyViolation {
  const source = sourceOf(file ?? '', number);
  return {
    directive: /^[a-z-]{1,40}/.exec(directive ?? '')?.[0] ?? 'unknown',
    blocked: placeOf(blocked ?? ''),
    page: pageOf(document ?? ''),
    ...(source !== undefined && { source }),
  };
}

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

function sourceOf(address: string, number: number | null | undefined): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const file = /^\/assets\/([\w.-]{1,100})$/.exec(new URL(address).pathname)?.[1];
  return file === undefined ? placeOf(address) : `${file}:${number ?? 0}`;
}

import { LOCALES, type Locale } from './locale.ts';
import { type GuardName, type Layout, PAGE_NAMES, PAGES, type PageName, patternOf } from './paths/pages.ts';

/*
 * The files that describe a build of the web application. Open pages read them to find out about a newer build, and a
 * deployment reads them to keep the files of the build before it.
 */

/** The path of the file that names the newest build. */
export const LATEST_BUILD = '/builds/latest.json';

/** The path of what a build knows about its routes (`BuildMetadata`). */
export function metadataPathOf(id: string): string {
  return `/builds/meta/${id}.json`;
}

/** The path of the list of all files of a build with a hash in their name, each relative to the site, as `assets/a-1.js`. */
export function filesPathOf(id: string): string {
  return `/builds/files/${id}.json`;
}

export interface Build {
  /** A hash of the content of the build: 20 hexadecimal digits. */
  id: string;
  /** When it was built, in milliseconds since 1970. */
  timestamp: number;
}

export interface LatestBuild extends Build {
  /** The build that was deployed before it, whose files are still there. */
  previous?: string;
}

interface RouteRule {
  page: PageName;
  locale: Locale;
  layout: Layout;
  guards: readonly GuardName[];
}

export interface BuildMetadata extends Build {
  /** The pages by the pattern of their path. Parameters are written `:id` and `:slug`. */
  matcher: {
    /** Patterns without a parameter. */
    static: Record<string, RouteRule>;
    /** Patterns that end with anything: none. */
    wildcard: Record<string, RouteRule>;
    /** Patterns with a parameter. */
    dynamic: Record<string, RouteRule>;
  };
  /** The paths that the build rendered into files: none, because the server renders pages. */
  prerendered: readonly string[];
}

export function metadataOf(build: Build): BuildMetadata {
  const matcher: BuildMetadata['matcher'] = { static: {}, wildcard: {}, dynamic: {} };
  for (const page of PAGE_NAMES) {
    const { layout, guards } = PAGES[page];
    for (const locale of LOCALES) {
      const pattern = patternOf(page, locale);
      matcher[pattern.includes(':') ? 'dynamic' : 'static'][pattern] = { page, locale, layout, guards };
    }
  }
  return { ...build, matcher, prerendered: [] };
}

/** The newest build as its file names it; undefined for anything else, such as an HTML page in its place. */
export function readLatestBuild(json: unknown): LatestBuild | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { id, timestamp, previous } = json as Readonly<Record<string, unknown>>;
  if (!isBuildId(id) || typeof timestamp !== 'number') return undefined;
  return { id, timestamp, ...(isBuildId(previous) && { previous }) };
}

export function isBuildId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{20}$/.test(value);
}

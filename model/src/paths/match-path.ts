import { DEFAULT_LOCALE, LOCALE_PREFIXES, LOCALES, type Locale } from '../locale.ts';
import { PAGE_NAMES, PAGES, type PageName, type PageParams, type RouteName, routeName } from './pages.ts';
import { decodeSegment, PARAM_CHECKS, PARAM_NAMES } from './segments.ts';

/** The page of a path, with its language and parameters. */
export type PathMatch = {
  [Page in PageName]: { page: Page; locale: Locale; params: PageParams<Page>; routeName: RouteName<Page> };
}[PageName];

/** Pages with fewer parameters come first, so that `/creators/join` is not read as the creator `join`. */
const ROUTES = PAGE_NAMES.map((page) => {
  const pattern = PAGES[page].pattern.split('/').filter((segment) => segment !== '');
  return { page, pattern, paramCount: pattern.filter((segment) => segment.startsWith(':')).length };
}).sort((a, b) => a.paramCount - b.paramCount);

/** No page has more, with the one of its language. */
const MOST_SEGMENTS = Math.max(...ROUTES.map(({ pattern }) => pattern.length)) + 1;

/**
 * The page at a path, as `URL.pathname` has it (percent-encoded, no query); null where there is none or a
 * parameter is not valid. One slash at the end makes no difference. Never throws.
 */
export function matchPath(pathname: string): PathMatch | null {
  const segments = segmentsOf(pathname);
  if (segments === null) return null;
  const prefixed = LOCALES.find((locale) => LOCALE_PREFIXES[locale] === `/${segments[0]}`);
  const locale = prefixed ?? DEFAULT_LOCALE;
  const rest = prefixed ? segments.slice(1) : segments;
  for (const { page, pattern } of ROUTES) {
    const params = paramsOf(rest, pattern);
    // The parameters are those of the page's own pattern; the type system cannot follow them there.
    if (params) return { page, locale, params, routeName: routeName(page, locale) } as PathMatch;
  }
  return null;
}

function segmentsOf(pathname: string): string[] | null {
  if (!pathname.startsWith('/')) return null;
  if (pathname === '/') return [];
  const end = pathname.endsWith('/') ? -1 : pathname.length;
  const segments = pathname
    .slice(1, end)
    .split('/', MOST_SEGMENTS + 1)
    .map(decodeSegment);
  return segments.every((segment) => segment !== null) ? segments : null;
}

/** The parameters by name where the segments fit the pattern, else null. */
function paramsOf(segments: string[], pattern: string[]): Record<string, string> | null {
  if (segments.length !== pattern.length) return null;
  const params: Record<string, string> = {};
  for (const [i, expected] of pattern.entries()) {
    const segment = segments[i] ?? '';
    const name = PARAM_NAMES.find((candidate) => expected === `:${candidate}`);
    if (name === undefined ? segment !== expected : !PARAM_CHECKS[name](segment)) return null;
    if (name) params[name] = segment;
  }
  return params;
}

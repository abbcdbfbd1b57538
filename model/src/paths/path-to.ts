import type { Locale } from '../locale.ts';
import { type PageName, type PageParams, patternOf } from './pages.ts';
import { encodeSegment, PARAM_CHECKS, type ParamName } from './segments.ts';

/**
 * The path of a page in a language, percent-encoded: `pathTo('areas-id', { id }, 'fr')` is `/fr/areas/…`.
 *
 * @throws RangeError where a parameter is not valid (see `PARAM_CHECKS`): no address would lead back to it.
 */
export function pathTo<Page extends PageName>(page: Page, params: PageParams<Page>, locale: Locale): string {
  const values = new Map<string, string>(Object.entries(params));
  return patternOf(page, locale).replaceAll(/:(id|slug)/g, (_, name: ParamName) => {
    const value = values.get(name) ?? '';
    if (!PARAM_CHECKS[name](value)) {
      throw new RangeError(`${JSON.stringify(value)} cannot be the ${name} in a path of the page ${page}`);
    }
    return encodeSegment(value);
  });
}

/** The path of the same page in each language. */
export function alternates({
  page,
  params,
}: {
  page: PageName;
  params: PageParams<PageName>;
}): Record<Locale, string> {
  return { en: pathTo(page, params, 'en'), fr: pathTo(page, params, 'fr') };
}

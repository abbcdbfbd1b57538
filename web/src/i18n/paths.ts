import { isLocale, type Locale } from '@waymark/model/locale';
import type { PageName, PageParams } from '@waymark/model/paths/pages';
import { pathTo } from '@waymark/model/paths/path-to';
import { useLocale as useIntlLocale } from 'use-intl';

export function useLocale(): Locale {
  const locale = useIntlLocale();
  if (!isLocale(locale)) throw new Error(`"${locale}" is not a language of Waymark`);
  return locale;
}

/** Builds paths of pages in the reader's language. */
export function usePathTo() {
  const locale = useLocale();
  return <Page extends PageName>(page: Page, params: PageParams<Page>) => pathTo(page, params, locale);
}

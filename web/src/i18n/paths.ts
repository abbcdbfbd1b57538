import { LOCALES, type Locale } from '@waymark/model/locale';
import type { PageName, PageParams } from '@waymark/model/paths/pages';
import { pathTo } from '@waymark/model/paths/path-to';
import { useLocale as useIntlLocale } from 'use-intl';
import { INTL_LOCALES } from './translated.tsx';

/** The reader's language. */
export function useLocale(): Locale {
  const intlLocale = useIntlLocale();
  const locale = LOCALES.find((candidate) => INTL_LOCALES[candidate] === intlLocale);
  if (locale === undefined) throw new Error(`"${intlLocale}" is not a language of Waymark`);
  return locale;
}

/** Builds paths of pages in the reader's language. */
export function usePathTo() {
  const locale = useLocale();
  return <Page extends PageName>(page: Page, params: PageParams<Page>) => pathTo(page, params, locale);
}

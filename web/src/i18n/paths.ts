import { COLLECTION_OF, type Kind } from '@waymark/model/entities/kinds';
import { LOCALES, type Locale } from '@waymark/model/locale';
import type { PageName, PageParams } from '@waymark/model/paths/pages';
import { pathTo } from '@waymark/model/paths/path-to';
import { useCallback } from 'react';
import { useLocale as useIntlLocale } from 'use-intl';
import { INTL_LOCALES } from './translated.tsx';

/** The reader's language. */
export function useLocale(): Locale {
  const intlLocale = useIntlLocale();
  const locale = LOCALES.find((candidate) => INTL_LOCALES[candidate] === intlLocale);
  if (locale === undefined) throw new Error(`"${intlLocale}" is not a language of Waymark`);
  return locale;
}

/** Builds paths of pages in the reader's language. The function is the same as long as the language is. */
export function usePathTo() {
  const locale = useLocale();
  return useCallback(
    <Page extends PageName>(page: Page, params: PageParams<Page>) => pathTo(page, params, locale),
    [locale],
  );
}

/** Builds the path of an item's page in the reader's language. The function is the same as long as the language is. */
export function usePathToItem() {
  const pathTo = usePathTo();
  return useCallback(
    ({ kind, id }: { kind: Kind; id: string }) => pathTo(`${COLLECTION_OF[kind]}-id`, { id }),
    [pathTo],
  );
}

/** Builds the path of a work's editor in the reader's language, given how the user names the work (`nameOfWork`). */
export function usePathToWork() {
  const pathTo = usePathTo();
  return (name: string) => `${pathTo('workspace-articles', {})}?work=${name}`;
}

import { DEFAULT_LOCALE, LOCALES, OG_LOCALES } from '@waymark/model/locale';
import { matchPath } from '@waymark/model/paths/match-path';
import { alternates } from '@waymark/model/paths/path-to';
import { useLocation } from 'react-router';
import { config } from '../config.ts';
import { useIsFound } from '../elements/page/mark-not-found.ts';

/**
 * The canonical URL of the page and its URLs in the other languages, without the query. `headOf` writes the same tags for
 * readers without scripts. React puts these tags into the head and removes them on navigation.
 */
export function AddressTags() {
  const match = matchPath(useLocation().pathname);
  const hasAddress = useIsFound();
  if (match === null || !hasAddress) return null;
  const paths = alternates(match);
  const origin = new URL(config.VITE_PUBLIC_ADDRESS ?? location.origin).origin;
  const others = LOCALES.filter((locale) => locale !== match.locale);
  return (
    <>
      <link rel="canonical" href={origin + paths[match.locale]} />
      {LOCALES.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={origin + paths[locale]} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + paths[DEFAULT_LOCALE]} />
      <meta property="og:locale" content={OG_LOCALES[match.locale]} />
      {others.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={OG_LOCALES[locale]} />
      ))}
    </>
  );
}

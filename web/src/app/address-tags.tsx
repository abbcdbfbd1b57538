import { DEFAULT_LOCALE, LOCALES, OG_LOCALES } from '@waymark/model/locale';
import { matchPath } from '@waymark/model/paths/match-path';
import { alternates } from '@waymark/model/paths/path-to';
import { useLocation } from 'react-router';
import { config } from '../config.ts';
import { useHasAddress } from '../elements/page/page-address.ts';

/**
 * Which address the page has, and which in the other languages: as `headOf` says it to who reads without scripts. The query is
 * no part of it. React keeps these tags in the head, and takes them out again with what they told of.
 */
export function AddressTags() {
  const match = matchPath(useLocation().pathname);
  const hasAddress = useHasAddress();
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

import { DEFAULT_LOCALE, LOCALES, OG_LOCALES } from '@waymark/model/locale';
import { feedPath } from '@waymark/model/paths/feed-path';
import { matchPath } from '@waymark/model/paths/match-path';
import { PAGES } from '@waymark/model/paths/pages';
import { alternates } from '@waymark/model/paths/path-to';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { config } from '../../config.ts';
import { useIsFound } from '../../elements/page/mark-not-found.ts';
import { removeServedTags, servedOrigin } from './served-head.ts';

/**
 * Whether search engines may index the page, its canonical URL, its URLs in the other languages and that of its feed, without the
 * query. React puts these tags into the head and removes them on navigation. `headTags` of the model writes the same ones on the
 * server, where this component renders nothing; React takes them over.
 */
export function AddressTags() {
  const { pathname } = useLocation();
  const match = matchPath(pathname);
  const hasAddress = useIsFound();
  const [first] = useState(pathname);
  useEffect(() => {
    if (pathname !== first) removeServedTags();
  }, [pathname, first]);
  if (match === null || !hasAddress || typeof document === 'undefined') return null;
  const paths = alternates(match);
  const origin = new URL(config.VITE_PUBLIC_ADDRESS ?? servedOrigin() ?? location.origin).origin;
  const others = LOCALES.filter((locale) => locale !== match.locale);
  const feed = feedPath(match, paths[match.locale]);
  return (
    <>
      {!PAGES[match.page].indexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={origin + paths[match.locale]} />
      {LOCALES.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={origin + paths[locale]} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + paths[DEFAULT_LOCALE]} />
      {feed !== undefined && <link rel="alternate" type="application/atom+xml" href={origin + feed} />}
      <meta property="og:locale" content={OG_LOCALES[match.locale]} />
      {others.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={OG_LOCALES[locale]} />
      ))}
    </>
  );
}

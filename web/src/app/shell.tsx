import type { Locale } from '@waymark/model/locale';
import { useEffect } from 'react';
import { Outlet, useLoaderData, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import { SearchHost } from '../features/search/search-host.tsx';
import { rememberedLocale, rememberLocale } from '../i18n/locale-cookie.ts';
import type { Messages } from '../i18n/messages.ts';
import { Translated } from '../i18n/translated.tsx';
import { MANIFEST_PATHS } from '../services/offline/app-paths.ts';
import { HAS_SEARCH } from '../services/search/has-search.ts';
import { AddressTags } from './head/address-tags.tsx';
import { ProgressLine } from './navigation/progress-line.tsx';
import { RouteAnnouncer } from './navigation/route-announcer.tsx';
import { WindowScroll } from './navigation/window-scroll.tsx';
import { useIsFramed } from './use-is-framed.ts';

const AfterPage = lazyPart(async () => (await import('./after-page.tsx')).AfterPage, {
  panel: 'after-page',
  isAfterPage: true,
});

const Toasts = lazyPart(async () => (await import('../ui/overlays/toasts.tsx')).Toasts, {
  panel: 'toasts',
  isAfterPage: true,
});

/** The parts around every layout: the language, and everything that may appear on any page. */
export function Shell() {
  const { locale, messages } = useLoaderData<{ locale: Locale; messages: Messages }>();
  const framed = useIsFramed();
  const loading = useNavigation().state === 'loading';
  useEffect(() => {
    document.documentElement.lang = locale;
    if (!framed && rememberedLocale() === undefined) rememberLocale(locale);
  }, [locale, framed]);
  return (
    <Translated locale={locale} messages={messages}>
      <AddressTags />
      {!framed && <link rel="manifest" href={MANIFEST_PATHS[locale]} />}
      <ProgressLine loading={loading} />
      <RouteAnnouncer />
      {!framed && <AfterPage />}
      <Outlet />
      {HAS_SEARCH && !framed && <SearchHost />}
      <ToastArea />
      <WindowScroll />
    </Translated>
  );
}

/** Rendered inside the shell, because it needs the language. */
function ToastArea() {
  const t = useTranslations('shell');
  return <Toasts label={t('notices')} dismissLabel={t('dismiss')} />;
}

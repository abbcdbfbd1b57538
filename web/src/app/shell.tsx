import type { Locale } from '@waymark/model/locale';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useNavigation } from 'react-router';
import type { Messages } from '../i18n/messages.ts';
import { Translated } from '../i18n/translated.tsx';
import { AddressTags } from './address-tags.tsx';
import { ConsentSlot } from './consent-slot.tsx';
import { rememberedLocale, rememberLocale } from './locale-cookie.ts';
import { ProgressLine } from './progress-line.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ToastSlot } from './toast-slot.tsx';
import { useIsFramed } from './use-is-framed.ts';

/** Around every layout: the language, and what may have to be said on any page. */
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
      <ProgressLine loading={loading} />
      <RouteAnnouncer />
      {!framed && <ConsentSlot />}
      <Outlet />
      <ToastSlot />
      <ScrollRestoration />
    </Translated>
  );
}

import type { Locale } from '@waymark/model/locale';
import type { ReactNode } from 'react';
import { IntlProvider, useMessages } from 'use-intl';
import type { ConsentMessages, Messages, StyleGuideMessages } from './messages.ts';

/** How each language writes dates and numbers. English puts the day first, as most of its readers outside of America do. */
export const INTL_LOCALES = { en: 'en-GB', fr: 'fr' } as const satisfies Record<Locale, string>;

interface TranslatedProps {
  locale: Locale;
  messages: Messages;
  children: ReactNode;
}

/** Gives all that is in it its language. Instants are told in UTC, so that every reader has the same date. */
export function Translated({ locale, messages, children }: TranslatedProps) {
  return (
    <IntlProvider locale={INTL_LOCALES[locale]} messages={messages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}

/** Gives what is in it messages of its own beside those of every page. */
export function AlsoTranslated({
  locale,
  messages,
  children,
}: Omit<TranslatedProps, 'messages'> & { messages: StyleGuideMessages | ConsentMessages }) {
  const all = { ...useMessages(), ...messages };
  return (
    <Translated locale={locale} messages={all}>
      {children}
    </Translated>
  );
}

declare module 'use-intl' {
  interface AppConfig {
    Locale: (typeof INTL_LOCALES)[Locale];
    Messages: Messages & StyleGuideMessages & ConsentMessages;
  }
}

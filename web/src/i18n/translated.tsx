import type { Locale } from '@waymark/model/locale';
import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useMessages } from 'use-intl';
import type { AllMessages, Messages } from './messages.ts';

/** The locale of dates and numbers for each language. English puts the day first, as most readers outside America do. */
export const INTL_LOCALES = { en: 'en-GB', fr: 'fr' } as const satisfies Record<Locale, string>;

interface TranslatedProps {
  locale: Locale;
  messages: Messages;
  children: ReactNode;
}

/** Provides the language of its children. Times are in UTC, so that every reader sees the same date. */
export function Translated({ locale, messages, children }: TranslatedProps) {
  return (
    <IntlProvider locale={INTL_LOCALES[locale]} messages={messages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}

/** Provides its children with messages in addition to the common ones. */
export function AlsoTranslated({
  locale,
  messages,
  children,
}: Omit<TranslatedProps, 'messages'> & { messages: Partial<AllMessages> }) {
  const outer = useMessages();
  const all = useMemo(() => ({ ...outer, ...messages }), [outer, messages]);
  return (
    <Translated locale={locale} messages={all}>
      {children}
    </Translated>
  );
}

declare module 'use-intl' {
  interface AppConfig {
    Locale: (typeof INTL_LOCALES)[Locale];
    Messages: AllMessages;
  }
}

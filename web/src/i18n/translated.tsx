import type { Locale } from '@waymark/model/locale';
import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useMessages } from 'use-intl';
import type { AllMessages, Messages } from './messages.ts';

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

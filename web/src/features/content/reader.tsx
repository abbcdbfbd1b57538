import type { Locale } from '@waymark/model/locale';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { loadMessages } from '../../i18n/messages.ts';

/** What a reader of a language is shown, as HTML: for tests. */
export async function readAs(locale: Locale, shown: ReactNode): Promise<string> {
  const messages = await loadMessages(locale);
  return renderToStaticMarkup(
    <MemoryRouter>
      <IntlProvider locale={locale} messages={messages} timeZone="UTC">
        {shown}
      </IntlProvider>
    </MemoryRouter>,
  );
}

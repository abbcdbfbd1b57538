import type { Locale } from '@waymark/model/locale';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { loadMessages, loadParts } from '../../i18n/messages.ts';
import { Translated } from '../../i18n/translated.tsx';

/** Test support: renders the page of a reader with a language as HTML. */
export async function readAs(locale: Locale, shown: ReactNode): Promise<string> {
  const messages = {
    ...(await loadMessages(locale)),
    ...(await loadParts(['countries', 'creators', 'explore', 'item'], locale)),
  };
  return renderToStaticMarkup(
    <MemoryRouter>
      <Translated locale={locale} messages={messages}>
        {shown}
      </Translated>
    </MemoryRouter>,
  );
}

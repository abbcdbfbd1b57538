import type { Locale } from '@waymark/model/locale';
import { type ReactNode, use } from 'react';
import { loadMessages, type Messages } from './messages.ts';
import { Translated } from './translated.tsx';

/** Renders its children in another language than the page, with the common messages. It suspends until these are loaded. */
export function InLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <Translated locale={locale} messages={use(messagesIn(locale))}>
      <div lang={locale}>{children}</div>
    </Translated>
  );
}

const loading = new Map<Locale, Promise<Messages>>();

function messagesIn(locale: Locale): Promise<Messages> {
  const before = loading.get(locale);
  if (before !== undefined) return before;
  const messages = loadMessages(locale);
  loading.set(locale, messages);
  // React needs the same promise while it waits. A retry loads again.
  messages.catch(() => setTimeout(() => loading.delete(locale)));
  return messages;
}

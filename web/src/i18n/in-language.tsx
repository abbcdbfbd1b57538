import type { Locale } from '@waymark/model/locale';
import { type ReactNode, use } from 'react';
import { loadMessages, type Messages } from './messages.ts';
import { Translated } from './translated.tsx';

/** Gives what is in it another language than the page around it has, with what every page says; it suspends until that is there. */
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
  // The same promise as long as React waits for it; whoever tries again asks again.
  messages.catch(() => setTimeout(() => loading.delete(locale)));
  return messages;
}

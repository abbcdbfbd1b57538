import type { Locale } from '@waymark/model/locale';
import { type ReactNode, use } from 'react';
import { type AllMessages, loadParts, type MessagePart } from './messages.ts';
import { useLocale } from './paths.ts';
import { AlsoTranslated } from './translated.tsx';

interface LazyMessagesProps {
  part: MessagePart;
  children: ReactNode;
}

/** Brings the messages of what a page shows after its first content; it suspends until they are there. */
export function LazyMessages({ part, children }: LazyMessagesProps) {
  const locale = useLocale();
  return (
    <AlsoTranslated locale={locale} messages={use(messagesOf(part, locale))}>
      {children}
    </AlsoTranslated>
  );
}

const loading = new Map<string, Promise<Partial<AllMessages>>>();

/** Asks for messages that are needed soon: beside the code that says them, not after it. */
export function expectMessages(part: MessagePart, locale: Locale): void {
  void messagesOf(part, locale);
}

function messagesOf(part: MessagePart, locale: Locale): Promise<Partial<AllMessages>> {
  const name = `${part}.${locale}`;
  const before = loading.get(name);
  if (before !== undefined) return before;
  const messages = loadParts([part], locale);
  loading.set(name, messages);
  // The same promise as long as React waits for it; whoever tries again asks again.
  messages.catch(() => setTimeout(() => loading.delete(name)));
  return messages;
}

import type { Locale } from '@waymark/model/locale';
import { type ReactNode, use } from 'react';
import { type AllMessages, loadParts, type MessagePart } from './messages.ts';
import { useLocale } from './paths.ts';
import { AlsoTranslated } from './translated.tsx';

interface LazyMessagesProps {
  parts: readonly MessagePart[];
  children: ReactNode;
}

/** Brings the messages of what a page shows after its first content. All parts are requested at once; it suspends until they are there. */
export function LazyMessages({ parts, children }: LazyMessagesProps) {
  const locale = useLocale();
  for (const part of parts) expectMessages(part, locale);
  const [first, ...rest] = parts;
  if (first === undefined) return children;
  return (
    <AlsoTranslated locale={locale} messages={use(messagesOf(first, locale))}>
      <LazyMessages parts={rest}>{children}</LazyMessages>
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

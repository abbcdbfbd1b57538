import type { Locale } from '@waymark/model/locale';
import { type ReactNode, use } from 'react';
import { type AllMessages, loadParts, type MessagePart } from './messages.ts';
import { useLocale } from './paths.ts';
import { AlsoTranslated } from './translated.tsx';

interface LazyMessagesProps {
  parts: readonly MessagePart[];
  children: ReactNode;
}

/**
 * Provides the messages of content that appears after the first content of a page. It requests all parts at once, and
 * suspends until they are loaded.
 */
export function LazyMessages({ parts, children }: LazyMessagesProps) {
  const locale = useLocale();
  for (const part of parts) void messagesOf(part, locale);
  const [first, ...rest] = parts;
  if (first === undefined) return children;
  return (
    <AlsoTranslated locale={locale} messages={use(messagesOf(first, locale))}>
      <LazyMessages parts={rest}>{children}</LazyMessages>
    </AlsoTranslated>
  );
}

const loading = new Map<string, Promise<Partial<AllMessages>>>();

function messagesOf(part: MessagePart, locale: Locale): Promise<Partial<AllMessages>> {
  const name = `${part}.${locale}`;
  const before = loading.get(name);
  if (before !== undefined) return before;
  const messages = loadParts([part], locale);
  loading.set(name, messages);
  // React needs the same promise while it waits. A retry loads again.
  messages.catch(() => setTimeout(() => loading.delete(name)));
  return messages;
}

import type { ReactNode } from 'react';
import { loadMessages, loadParts, type MessagePart } from '../messages.ts';
import { Translated } from '../translated.tsx';

/**
 * For tests: what is around a part of a page, in English.
 * @param parts the messages that there are beside those of every page
 */
export async function inEnglish(...parts: MessagePart[]) {
  const messages = { ...(await loadMessages('en')), ...(await loadParts(parts, 'en')) };
  return ({ children }: { children: ReactNode }) => (
    <Translated locale="en" messages={messages}>
      {children}
    </Translated>
  );
}

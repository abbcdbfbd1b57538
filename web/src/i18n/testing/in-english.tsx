import type { ReactNode } from 'react';
import { loadMessages, loadParts, type MessagePart } from '../messages.ts';
import { Translated } from '../translated.tsx';

/**
 * Test support: a wrapper that provides English messages.
 * @param parts the message parts in addition to the common ones
 */
export async function inEnglish(...parts: MessagePart[]) {
  const messages = { ...(await loadMessages('en')), ...(await loadParts(parts, 'en')) };
  return ({ children }: { children: ReactNode }) => (
    <Translated locale="en" messages={messages}>
      {children}
    </Translated>
  );
}

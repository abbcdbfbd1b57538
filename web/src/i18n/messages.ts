import type { Locale } from '@waymark/model/locale';
import type en from './messages/en.json';

export type Messages = typeof en;

/** The messages of one language; only the active language is loaded. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const { default: messages } =
    locale === 'fr' ? await import('./messages/fr.json') : await import('./messages/en.json');
  return messages;
}

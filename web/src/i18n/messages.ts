import type { Locale } from '@waymark/model/locale';
import type consent from './messages/consent.en.json';
import type en from './messages/en.json';
import type styleGuide from './messages/style-guide.en.json';

/** What every page may say. */
export type Messages = typeof en;

/** What visitors are asked, where there is something to ask. */
export type ConsentMessages = typeof consent;

/** What the style guide says beside that: its own page loads it, and no other. */
export type StyleGuideMessages = typeof styleGuide;

/** The messages of one language; only the active language is loaded. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const { default: messages } =
    locale === 'fr' ? await import('./messages/fr.json') : await import('./messages/en.json');
  return messages;
}

export async function loadStyleGuideMessages(locale: Locale): Promise<StyleGuideMessages> {
  const { default: messages } =
    locale === 'fr'
      ? await import('./messages/style-guide.fr.json')
      : await import('./messages/style-guide.en.json');
  return messages;
}

export async function loadConsentMessages(locale: Locale): Promise<ConsentMessages> {
  const { default: messages } =
    locale === 'fr' ? await import('./messages/consent.fr.json') : await import('./messages/consent.en.json');
  return messages;
}

import type { Locale } from '@waymark/model/locale';
import { useTransition } from 'react';
import { createPath, type Path, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { loadMessages } from '../i18n/messages.ts';
import { addToast } from '../ui/toast-store.ts';
import { rememberLocale } from './locale-cookie.ts';

interface LanguageChange {
  change: (locale: Locale, to: Path) => void;
  pending: boolean;
}

/**
 * Goes to a page in another language once the messages of that language are there: where they cannot be loaded, the page that
 * is being read stays, for without messages nothing could take its place. `byDocument` tells whether something on the page has
 * its language for the life of the document, as the script of Google's map has: then the whole document is loaded.
 */
export function useLanguageChange(byDocument: () => boolean): LanguageChange {
  const t = useTranslations('language');
  const navigate = useNavigate();
  const [pending, startTransition] = useTransition();
  const change = (locale: Locale, to: Path) =>
    startTransition(async () => {
      try {
        await loadMessages(locale);
      } catch (error) {
        console.warn(`The messages of "${locale}" could not be loaded.`, error);
        addToast({ kind: 'error', message: t('failed', { language: locale }) });
        return;
      }
      rememberLocale(locale);
      if (byDocument()) location.assign(createPath(to));
      else await navigate(to);
    });
  return { change, pending };
}

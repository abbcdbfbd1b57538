import type { Locale } from '@waymark/model/locale';
import { useTransition } from 'react';
import { createPath, type Path, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { rememberLocale } from '../../i18n/locale-cookie.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { changesLanguageByNavigation } from '../../map/language-by-navigation.ts';
import { addToast } from '../../ui/overlays/toast-store.ts';

interface LanguageChange {
  change: (locale: Locale, to: Path) => void;
  pending: boolean;
}

/**
 * Opens a page in another language once its messages are loaded. If they cannot be loaded, the current page stays.
 * Where something on the page has a fixed language for the life of the document, as the script of Google Maps has, the document is
 * loaded instead.
 */
export function useLanguageChange(): LanguageChange {
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
      if (changesLanguageByNavigation()) location.assign(createPath(to));
      else await navigate(to);
    });
  return { change, pending };
}

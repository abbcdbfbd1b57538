import type { Locale } from '@waymark/model/locale';
import { useState, useTransition } from 'react';
import { type To, useLocation, useNavigate } from 'react-router';
import { loadMessages } from '../i18n/messages.ts';

interface LanguageChange {
  change: (locale: Locale, to: To) => void;
  pending: boolean;
  /** The language that could not be loaded when this page last asked for it. */
  failed: Locale | undefined;
}

/**
 * Goes to a page in another language once the messages of that language are there: where they cannot be loaded, the page that
 * is being read stays, for without messages nothing could take its place.
 */
export function useLanguageChange(): LanguageChange {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [failure, setFailure] = useState<{ locale: Locale; on: string }>();
  const [pending, startTransition] = useTransition();
  const change = (locale: Locale, to: To) =>
    startTransition(async () => {
      setFailure(undefined);
      try {
        await loadMessages(locale);
      } catch (error) {
        console.warn(`The messages of "${locale}" could not be loaded.`, error);
        setFailure({ locale, on: key });
        return;
      }
      await navigate(to);
    });
  // On the next page it is no longer true, or no longer of interest.
  return { change, pending, failed: failure?.on === key ? failure.locale : undefined };
}

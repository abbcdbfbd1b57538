import type { PublishedKind } from '@waymark/model/entities/kinds';
import { choose } from '@waymark/model/localised';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/paths.ts';
import type { Draft } from '../../live/writes/save-work.ts';
import { writtenIn } from './edit-context.ts';

/** The title of a work in the reader's language or else the other, `lang`. A work without one is called new. */
export function useNameOf(kind: PublishedKind, content: Draft): { name: string; lang: string | undefined } {
  const t = useTranslations('edit');
  const locale = useLocale();
  const title = choose({ en: writtenIn(content, 'title.en'), fr: writtenIn(content, 'title.fr') }, locale);
  return title.value
    ? { name: title.value, lang: title.lang }
    : { name: t('untitled', { kind }), lang: undefined };
}

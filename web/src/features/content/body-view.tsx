import { choose, type LocalisedText } from '@waymark/model/localised';
import { readRichText } from '@waymark/model/rich-text/read';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { RichTextView } from './rich-text-view.tsx';

interface BodyViewProps extends Pick<Parameters<typeof RichTextView>[0], 'photos' | 'places'> {
  /** Per language the JSON string of a rich text. */
  body: LocalisedText;
}

/** A story or an article in the reader's language, else in the other; one that cannot be read says so. */
export function BodyView({ body, photos, places }: BodyViewProps) {
  const t = useTranslations('states');
  const { value, lang } = choose(body, useLocale());
  const read = readRichText(value);
  if ('fault' in read) return <Notice kind="warning">{t('broken')}</Notice>;
  return <RichTextView text={read.text} lang={lang} photos={photos} places={places} />;
}

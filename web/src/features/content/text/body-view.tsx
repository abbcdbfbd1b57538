import { choose, type LocalisedText } from '@waymark/model/localised';
import type { RichText } from '@waymark/model/rich-text/schema';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { PanelBoundary } from '../../../elements/page/panel-boundary.tsx';
import { useLocale } from '../../../i18n/paths.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RichTextView, type RichTextViewProps } from './rich-text-view.tsx';

interface BodyViewProps extends Pick<RichTextViewProps, 'photos' | 'places' | 'absent'> {
  /** Per language the JSON string of a rich text. */
  body: LocalisedText;
}

/** A story or an article in the reader's language, else in the other; one that cannot be read says so. */
export function BodyView({ body, ...rest }: BodyViewProps) {
  const t = useTranslations('states');
  const { value, lang } = choose(body, useLocale());
  return (
    // What fails inside is reported, as this says.
    <PanelBoundary key={value} name="text" instead={<Notice kind="warning">{t('broken')}</Notice>}>
      <ParsedText value={value} lang={lang} {...rest} />
    </PanelBoundary>
  );
}

interface ParsedTextProps extends Omit<RichTextViewProps, 'text'> {
  /** The JSON string of a rich text. */
  value: string;
}

/**
 * The text was held to its schema when it was published, which no page loads for a second look: what the view has no form for it
 * leaves out, and what it stumbles over ends in the boundary around it.
 * @throws where it is no JSON
 */
function ParsedText({ value, ...rest }: ParsedTextProps) {
  // As above: a rich text was published.
  const text = useMemo(() => JSON.parse(value) as RichText, [value]);
  return <RichTextView text={text} {...rest} />;
}

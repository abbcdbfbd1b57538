import { choose, type LocalisedText } from '@waymark/model/localised';
import type { RichText } from '@waymark/model/rich-text/schema';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { LanguageNote } from '../../../elements/card/localised.tsx';
import { PanelBoundary } from '../../../elements/page/panel-boundary.tsx';
import { useLocale } from '../../../i18n/paths.ts';
import { Notice } from '../../../ui/display/notice.tsx';
import styles from './body-view.module.css';
import { RichTextView, type RichTextViewProps } from './rich-text-view.tsx';

interface BodyViewProps extends Pick<RichTextViewProps, 'photos' | 'places' | 'absent'> {
  /** The rich text of each language, as JSON. */
  body: LocalisedText;
}

/**
 * A story or an article in the reader's language, or else in the other. Where it cannot be read, a message says so. The preview of a
 * story may have no text yet.
 */
export function BodyView({ body, ...rest }: BodyViewProps) {
  const t = useTranslations('states');
  const { value, lang } = choose(body, useLocale());
  if (value === '') return null;
  return (
    // An error inside is reported, as the message says.
    <PanelBoundary key={value} name="text" instead={<Notice kind="warning">{t('broken')}</Notice>}>
      <p className={styles.language}>
        <LanguageNote text={body} />
      </p>
      <ParsedText value={value} lang={lang} {...rest} />
    </PanelBoundary>
  );
}

interface ParsedTextProps extends Omit<RichTextViewProps, 'text'> {
  /** A rich text as JSON. */
  value: string;
}

/**
 * Publishing has validated the text, so no page loads the validation again. The view leaves out what it cannot render, and an
 * error ends in the boundary around it.
 * @throws where the text is not JSON
 */
function ParsedText({ value, ...rest }: ParsedTextProps) {
  // See above: the text was validated when it was published.
  const text = useMemo(() => JSON.parse(value) as RichText, [value]);
  return <RichTextView text={text} {...rest} />;
}

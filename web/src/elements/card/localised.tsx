import { choose, type LocalisedText } from '@waymark/model/localised';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/paths.ts';
import styles from './localised.module.css';

interface LocalisedProps {
  text: LocalisedText;
  /** Whether a text in another language than the reader's gets a note. */
  note?: boolean;
}

/** A paragraph of a text; nothing where the text is missing. */
export function LocalisedParagraph({
  text,
  className,
}: {
  text: LocalisedText;
  className?: string | undefined;
}) {
  if (choose(text, useLocale()).value === '') return null;
  return (
    <p className={className}>
      <Localised text={text} />
    </p>
  );
}

/** A text in the reader's language, or in the one it was written in, with the right `lang`. */
export function Localised({ text, note = false }: LocalisedProps) {
  const t = useTranslations('card');
  const { value, lang, fallback } = choose(text, useLocale());
  if (value === '') return null;
  if (!fallback) return value;
  return (
    <>
      <span lang={lang}>{value}</span>
      {note && <small className={styles.note}>{t('inOtherLanguage', { language: lang })}</small>}
    </>
  );
}

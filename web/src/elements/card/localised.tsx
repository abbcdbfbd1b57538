import { choose, type LocalisedText } from '@waymark/model/localised';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/paths.ts';
import styles from './localised.module.css';

interface LocalisedProps {
  text: LocalisedText;
  /** Whether a text in another language than the reader's gets a note. */
  note?: boolean;
}

/** A paragraph of a text, with a note of another language; nothing where the text is missing. */
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
      <Localised text={text} note />
    </p>
  );
}

/** A text in the reader's language, or in the one it was written in, with the right `lang`. */
export function Localised({ text, note = false }: LocalisedProps) {
  const { value, lang, fallback } = choose(text, useLocale());
  if (value === '') return null;
  if (!fallback) return value;
  return (
    <>
      <span lang={lang}>{value}</span>
      {/* With a space: the name of a link is read as one text. */}
      {note && (
        <>
          {' '}
          <LanguageNote text={text} />
        </>
      )}
    </>
  );
}

/** The same on one line: a long text is cut, its note is not. */
export function LocalisedLine({ text, note = false }: LocalisedProps) {
  const { value, lang } = choose(text, useLocale());
  if (value === '') return null;
  return (
    <span className={styles.line}>
      <span lang={lang} className={styles.cut}>
        {value}
      </span>
      {note && <LanguageNote text={text} inLine />}
    </span>
  );
}

interface LanguageNoteProps {
  text: LocalisedText;
  /** Set where it is a box beside the text, which is then as high as a line and stays whole. */
  inLine?: boolean;
}

/** The language of a text that is not in the reader's; nothing where it is. */
export function LanguageNote({ text, inLine = false }: LanguageNoteProps) {
  const t = useTranslations('card');
  const { lang, fallback } = choose(text, useLocale());
  return (
    fallback && (
      <small className={styles.note} data-in-line={inLine || undefined}>
        {t('inOtherLanguage', { language: lang })}
      </small>
    )
  );
}

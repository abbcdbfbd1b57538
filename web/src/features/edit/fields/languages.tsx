import { LOCALES, type Locale } from '@waymark/model/locale';
import { useTranslations } from 'use-intl';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { useMedia } from '../../../ui/hooks/use-media.ts';
import type { EditContext } from '../edit-context.ts';
import styles from '../editor.module.css';
import { FIELDS } from './fields.ts';
import { isBegun, missingIn } from './missing-texts.ts';
import { TextFieldOf } from './text-field-of.tsx';

/** From this width on, both languages fit beside each other. */
const WIDE = '(min-width: 1100px)';

interface LanguagesProps {
  edit: EditContext;
  /** The visible language where only one fits. */
  selected: Locale;
  onSelect: (locale: Locale) => void;
}

/** The texts of a work in both languages: beside each other, or one at a time. It says which translations are missing. */
export function Languages({ edit, selected, onSelect }: LanguagesProps) {
  const t = useTranslations('edit');
  const isWide = useMedia(WIDE);
  if (isWide) {
    // One row for the name of the language, and one for each text.
    const rows = { gridRow: `span ${1 + FIELDS[edit.kind].texts.length}` };
    return (
      <div className={styles.columns}>
        {LOCALES.map((locale) => (
          <section key={locale} className={styles.column} style={rows} aria-label={t(`language.${locale}`)}>
            <h2>
              <LanguageName edit={edit} locale={locale} />
            </h2>
            <TextsIn edit={edit} locale={locale} />
          </section>
        ))}
      </div>
    );
  }
  return (
    <Tabs
      label={t('languages')}
      selected={selected}
      onSelect={onSelect}
      tabs={LOCALES.map((locale) => ({
        id: locale,
        label: <LanguageName edit={edit} locale={locale} />,
        content: (
          <div className={styles.column}>
            <TextsIn edit={edit} locale={locale} />
          </div>
        ),
      }))}
    />
  );
}

function TextsIn({ edit, locale }: { edit: EditContext; locale: Locale }) {
  return FIELDS[edit.kind].texts.map((name) => (
    // Each language is a separate field with its own state.
    <TextFieldOf key={`${name}.${locale}`} edit={edit} name={name} locale={locale} />
  ));
}

function LanguageName({ edit, locale }: { edit: EditContext; locale: Locale }) {
  const t = useTranslations('edit');
  const missing = missingIn(edit.kind, edit.content, locale);
  return (
    <span className={styles.language}>
      {t(`language.${locale}`)} {missing > 0 && <Badge kind="warning">{t('gaps', { count: missing })}</Badge>}
      {missing === 0 && isBegun(edit.kind, edit.content) && <Badge>{t('complete')}</Badge>}
    </span>
  );
}

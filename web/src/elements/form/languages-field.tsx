import { LOCALE_NAMES, LOCALES, type Locale } from '@waymark/model/locale';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import styles from './languages-field.module.css';

interface LanguagesFieldProps {
  value: readonly Locale[];
  onChange: (value: Locale[]) => void;
  error: ReactNode;
}

/** The languages that a creator writes in, each by its own name. The value is in the order of all languages. */
export function LanguagesField({ value, onChange, error }: LanguagesFieldProps) {
  const t = useTranslations('creatorFields');
  const id = useId();
  const choose = (locale: Locale, isChosen: boolean) =>
    onChange(LOCALES.filter((other) => (other === locale ? isChosen : value.includes(other))));
  return (
    <fieldset className={styles.languages} data-wrong={error ? true : undefined} aria-describedby={id}>
      <legend>{t('languages')}</legend>
      <div className={styles.choices}>
        {LOCALES.map((locale) => (
          <Checkbox
            key={locale}
            checked={value.includes(locale)}
            onChange={(isChosen) => choose(locale, isChosen)}
          >
            <span lang={locale}>{LOCALE_NAMES[locale]}</span>
          </Checkbox>
        ))}
      </div>
      <p id={id} className={error ? styles.error : styles.hint}>
        {error || t('languagesHint')}
      </p>
    </fieldset>
  );
}

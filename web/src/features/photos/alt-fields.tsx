import type { Photo } from '@waymark/model/entities/photo';
import { LOCALES, type Locale } from '@waymark/model/locale';
import { missingLocales } from '@waymark/model/localised';
import { useTranslations } from 'use-intl';
import { GrowingField } from '../../ui/controls/growing-field.tsx';

/** The limit of `photo` in the model. */
const MAX_ALT = 250;

interface AltFieldsProps {
  photo: Photo;
  /** Whether it says what descriptions are for, while one of them is missing. */
  isExplained?: boolean;
  onChange: (locale: Locale, text: string) => void;
}

/** The descriptions of a photo, a field for each language. */
export function AltFields({ photo, isExplained = true, onChange }: AltFieldsProps) {
  const t = useTranslations('pictures');
  const hint = isExplained && missingLocales(photo.alt).length > 0 ? t('altHint') : undefined;
  return LOCALES.map((locale, index) => (
    <GrowingField
      key={locale}
      label={t(`alt.${locale}`)}
      hint={index === 0 ? hint : undefined}
      lang={locale}
      value={photo.alt[locale] ?? ''}
      maxLength={MAX_ALT}
      autoComplete="off"
      onChange={(text) => onChange(locale, text)}
    />
  ));
}

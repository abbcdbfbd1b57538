import type { Photo } from '@waymark/model/entities/photo';
import { LOCALES, type Locale } from '@waymark/model/locale';
import { isBlank } from '@waymark/model/visible';
import { useTranslations } from 'use-intl';
import { TextField } from '../../ui/controls/text-field.tsx';

/** The limit of `photo` in the model. */
const MAX_ALT = 250;

interface AltFieldsProps {
  photo: Photo;
  onChange: (locale: Locale, text: string) => void;
}

/** The descriptions of a photo, a field for each language. */
export function AltFields({ photo, onChange }: AltFieldsProps) {
  const t = useTranslations('pictures');
  return LOCALES.map((locale) => {
    const value = photo.alt[locale] ?? '';
    return (
      <TextField
        key={locale}
        label={t(`alt.${locale}`)}
        hint={isBlank(value) ? t('altMissing') : undefined}
        lang={locale}
        value={value}
        maxLength={MAX_ALT}
        autoComplete="off"
        onChange={(text) => onChange(locale, text)}
      />
    );
  });
}

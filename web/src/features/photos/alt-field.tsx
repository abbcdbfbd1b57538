import type { Locale } from '@waymark/model/locale';
import { isBlank } from '@waymark/model/visible';
import { useTranslations } from 'use-intl';
import { TextField } from '../../ui/controls/text-field.tsx';

/** The limit of `photo` in the model. */
const MAX_ALT = 250;

interface AltFieldProps {
  locale: Locale;
  value: string;
  onChange: (text: string) => void;
}

/** The description of a photo in one language. */
export function AltField({ locale, value, onChange }: AltFieldProps) {
  const t = useTranslations('pictures');
  return (
    <TextField
      label={t(`alt.${locale}`)}
      hint={isBlank(value) ? t('altMissing') : undefined}
      lang={locale}
      value={value}
      maxLength={MAX_ALT}
      autoComplete="off"
      onChange={onChange}
    />
  );
}

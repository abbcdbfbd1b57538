import { MAX_OPENING_HOURS } from '@waymark/model/entities/facts';
import { isBlank } from '@waymark/model/visible';
import { useTranslations } from 'use-intl';
import { LazyHours } from '../../../elements/facts/lazy-hours.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';

const EXAMPLE = 'Mo-Fr 09:00-17:00; Sa 10:00-14:00; Su off';

interface OpeningHoursFieldProps {
  label: string;
  error: string | undefined;
  name: string;
  value: string;
  onChange: (notation: string) => void;
}

/** Opening hours in the notation of OpenStreetMap. Below the field they are in words, as visitors will read them. */
export function OpeningHoursField({ label, error, name, value, onChange }: OpeningHoursFieldProps) {
  const t = useTranslations('edit.hours');
  const hint = t('hint', { example: EXAMPLE });
  return (
    <TextField
      label={label}
      error={error}
      // Publishing says what is wrong. Half-written hours are no error.
      hint={isBlank(value) ? hint : <LazyHours notation={value} unread={hint} />}
      name={name}
      value={value}
      onChange={onChange}
      maxLength={MAX_OPENING_HOURS}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}

import { useTranslations } from 'use-intl';
import type { Choice } from '../../../ui/controls/choice.ts';
import { Select } from '../../../ui/controls/select.tsx';

interface ChoiceFieldProps {
  label: string;
  error: string | undefined;
  choices: readonly Choice<string>[];
  /** Empty where nothing is chosen yet. */
  value: string;
  onChange: (value: string) => void;
}

/** A choice of one among many, or none yet. */
export function ChoiceField({ choices, value, ...rest }: ChoiceFieldProps) {
  const t = useTranslations('edit');
  const all = [{ value: '', label: t('choose') }, ...choices];
  // A value that no version of Waymark writes is shown as not chosen. It is a problem of the work, reported at the field.
  const shown = choices.some((choice) => choice.value === value) ? value : '';
  return <Select {...rest} choices={all} value={shown} />;
}

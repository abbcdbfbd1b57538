import { useTranslations } from 'use-intl';
import type { Choice } from '../../../ui/choice.ts';
import { Select } from '../../../ui/select.tsx';

interface ChoiceFieldProps {
  label: string;
  error: string | undefined;
  choices: readonly Choice<string>[];
  /** Empty where nothing is chosen yet. */
  value: string;
  onChange: (value: string) => void;
}

/** One of many, or none yet. */
export function ChoiceField({ choices, value, ...rest }: ChoiceFieldProps) {
  const t = useTranslations('edit');
  const all = [{ value: '', label: t('choose') }, ...choices];
  // What no build of ours has written is shown as not chosen: it is a problem of the work, and said at the field.
  const shown = choices.some((choice) => choice.value === value) ? value : '';
  return <Select {...rest} choices={all} value={shown} />;
}

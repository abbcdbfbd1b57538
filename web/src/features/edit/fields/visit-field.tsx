import { MONTHS, PRICE_LEVELS } from '@waymark/model/entities/facts';
import { useTranslations } from 'use-intl';
import { useVisitWords } from '../../../elements/facts/use-visit-words.ts';
import { ChipGroup } from '../../../ui/controls/chip-group.tsx';
import { ToggleChip } from '../../../ui/controls/toggle-chip.tsx';
import { listIn } from '../content-values.ts';
import type { EditContext } from '../edit-context.ts';
import styles from '../editor.module.css';
import { ChoiceField } from './choice-field.tsx';
import type { VisitName } from './fields.ts';

interface VisitFieldProps {
  edit: EditContext;
  name: VisitName;
}

/** The durations that the field offers, in minutes: from a quarter of an hour to two weeks. */
const DURATIONS = [15, 30, 45, 60, 90, 120, 180, 240, 360, 480, 1_440, 2_880, 4_320, 7_200, 10_080, 20_160];

/** A field of what visitors want to know before they go. */
export function VisitField({ edit, name }: VisitFieldProps) {
  const t = useTranslations('edit');
  const words = useVisitWords();
  const { content, change } = edit;
  const label = t(`field.${name}`);
  const error = edit.faultOf(name);
  const value = content[name];
  if (name === 'bestMonths') {
    const chosen = listIn(content, name);
    const toggle = (month: number, isOn: boolean) => {
      const months = MONTHS.filter((one) => (one === month ? isOn : chosen.includes(one)));
      change(name, months.length === 0 ? undefined : months);
    };
    return (
      <div className={styles.months}>
        <span aria-hidden="true">{label}</span>
        <ChipGroup label={label} layout="wrap">
          {MONTHS.map((month) => (
            <ToggleChip key={month} pressed={chosen.includes(month)} onChange={(isOn) => toggle(month, isOn)}>
              {words.month(month, 'short')}
            </ToggleChip>
          ))}
        </ChipGroup>
        {error && <p role="alert">{error}</p>}
      </div>
    );
  }
  const choices =
    name === 'priceLevel'
      ? PRICE_LEVELS.map((level) => ({ value: String(level), label: words.price(level) }))
      : durationsWith(value).map((minutes) => ({ value: String(minutes), label: words.duration(minutes) }));
  return (
    <ChoiceField
      label={label}
      error={error}
      choices={choices}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={(text) => change(name, text === '' ? undefined : Number(text))}
    />
  );
}

/** The offered durations, with one that was written elsewhere. */
function durationsWith(value: unknown): number[] {
  const isOther = typeof value === 'number' && value > 0 && !DURATIONS.includes(value);
  return isOther ? [...DURATIONS, value].sort((a, b) => a - b) : DURATIONS;
}

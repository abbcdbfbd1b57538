import { Footprints, Landmark, Mountain, Sprout, Utensils, Waves } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ChipGroup } from '../../ui/controls/chip-group.tsx';
import { ToggleChip } from '../../ui/controls/toggle-chip.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { Example } from './example.tsx';

const CHIPS = [
  { name: 'museums', icon: Landmark, count: 1240 },
  { name: 'beaches', icon: Waves, count: 86 },
  { name: 'viewpoints', icon: Mountain, count: 312 },
  { name: 'hikes', icon: Footprints, count: 57 },
  { name: 'food', icon: Utensils, count: 903 },
  { name: 'gardens', icon: Sprout, count: 8 },
] as const;

/** Examples of chips in a scrolling row and in wrapped rows. */
export function ChipExamples() {
  const t = useTranslations('components.actions');
  const format = useFormatter();
  const [pressed, setPressed] = useState<readonly string[]>(['beaches']);
  const toggle = (name: string, on: boolean) =>
    setPressed((before) => (on ? [...before, name] : before.filter((other) => other !== name)));
  const chips = CHIPS.map(({ name, icon, count }) => (
    <ToggleChip
      key={name}
      pressed={pressed.includes(name)}
      onChange={(on) => toggle(name, on)}
      icon={<Icon of={icon} size="1rem" />}
      count={format.number(count)}
    >
      {t(name)}
    </ToggleChip>
  ));
  return (
    <Example name="ToggleChip, ChipGroup" layout="column">
      <div style={{ maxWidth: '28rem', minWidth: 0 }}>
        <ChipGroup label={t('categories')}>{chips}</ChipGroup>
      </div>
      <ChipGroup label={t('categories')} layout="wrap">
        {chips}
        <ToggleChip pressed={false} onChange={() => {}} disabled count={0}>
          {t('none')}
        </ToggleChip>
      </ChipGroup>
    </Example>
  );
}

import { positionIn } from '@waymark/model/geography/parse-coordinates';
import { LocateFixed, MapPin, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { isLost, useLocating } from '../../map/own-position.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { snappedCoordinates } from './coordinates.ts';
import styles from './profile-form.module.css';

interface HomeFieldProps {
  /** Latitude and longitude as they are typed. */
  value: string;
  onChange: (value: string) => void;
  /** Whether the value was refused. */
  isWrong: boolean;
}

/** Where a creator lives, to within a kilometre: typed, or the current position. The exact position is never stored. */
export function HomeField({ value, onChange, isWrong }: HomeFieldProps) {
  const t = useTranslations('profile.home');
  const { state, ask } = useLocating((position) => onChange(snappedCoordinates(position)));
  const position = positionIn(value);
  const snapped = position && snappedCoordinates(position);
  return (
    <div className={styles.home}>
      <TextField
        label={t('label')}
        icon={MapPin}
        hint={t('hint')}
        error={isWrong && t('wrong')}
        name="home"
        autoComplete="off"
        spellCheck={false}
        placeholder="41.1465, -8.6155"
        value={value}
        onChange={onChange}
      />
      <div className={styles.row}>
        <Button kind="secondary" size="small" icon={LocateFixed} busy={state === 'locating'} onClick={ask}>
          {t('here')}
        </Button>
        {value !== '' && (
          <Button kind="quiet" size="small" icon={X} onClick={() => onChange('')}>
            {t('remove')}
          </Button>
        )}
      </div>
      <p className={styles.note} role="status">
        {isLost(state) && t(state)}
        {!isLost(state) &&
          snapped !== undefined &&
          snapped !== value.trim() &&
          t('snapped', { spot: snapped })}
      </p>
    </div>
  );
}

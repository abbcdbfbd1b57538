import { positionIn } from '@waymark/model/geography/parse-coordinates';
import { LocateFixed, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PlaceSearch } from '../../elements/places/place-search.tsx';
import { isLost, useLocating } from '../../map/own-position.ts';
import { Button } from '../../ui/controls/button.tsx';
import { snappedCoordinates } from './coordinates.ts';
import styles from './profile-form.module.css';

interface HomeFieldProps {
  /** Latitude and longitude, or what is typed to find them. */
  value: string;
  onChange: (value: string) => void;
  /** Whether the value was refused. */
  isWrong: boolean;
}

/** Where a creator lives, to within a kilometre: found, typed, or the current position. The exact position is never stored. */
export function HomeField({ value, onChange, isWrong }: HomeFieldProps) {
  const t = useTranslations('profile.home');
  const { state, ask } = useLocating((position) => onChange(snappedCoordinates(position)));
  const [chosen, setChosen] = useState({ name: '', spot: '' });
  const position = positionIn(value);
  const snapped = position && snappedCoordinates(position);
  const isChosen = value !== '' && value === chosen.spot;
  return (
    <div className={styles.home}>
      <PlaceSearch
        field={{
          label: t('label'),
          hint: t('hint'),
          error: isWrong && t('wrong'),
          name: 'home',
          value,
          onChange,
        }}
        onChoose={({ name, position: found }) => {
          const spot = snappedCoordinates(found);
          setChosen({ name, spot });
          onChange(spot);
        }}
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
        {!isLost(state) && isChosen && t('chosen', chosen)}
        {!isLost(state) &&
          snapped !== undefined &&
          snapped !== value.trim() &&
          t('snapped', { spot: snapped })}
      </p>
    </div>
  );
}

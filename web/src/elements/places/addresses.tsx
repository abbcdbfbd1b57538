import { RotateCw, Search } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { GEOCODER } from '../../services/geocoder/own-geocoder.ts';
import { decide } from '../../session/consent-decisions.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { FoundPlace } from './find-places.ts';
import { PlaceChoices } from './place-choices.tsx';
import styles from './place-search.module.css';
import type { AddressState } from './use-addresses.ts';

interface AddressesProps {
  words: string;
  state: AddressState;
  onAsk: () => void;
  onChoose: (place: FoundPlace, isByKey: boolean) => void;
  /** A button is pressed by a key, and disappears with the focus. */
  onGone: () => void;
}

/** What the geocoder found, below what the box found itself: its question of consent, its offer, its failures, and its addresses. */
export function Addresses({ words, state, onAsk, onChoose, onGone }: AddressesProps) {
  const t = useTranslations('placeSearch.addresses');
  if (GEOCODER === undefined || state.stage === 'off') return null;
  const host = GEOCODER.host;
  const byKeyToo =
    (action: () => void) =>
    ({ detail }: MouseEvent): void => {
      // A click by a key has no detail.
      if (detail === 0) onGone();
      action();
    };
  return (
    <div className={styles.addresses}>
      {state.stage === 'undecided' && (
        <>
          <p className={styles.note}>{t('consent', { host })}</p>
          <div className={styles.row}>
            <Button
              kind="secondary"
              size="small"
              onClick={byKeyToo(() => {
                decide('geocoder', true);
                onAsk();
              })}
            >
              {t('allow')}
            </Button>
            <Button kind="quiet" size="small" onClick={byKeyToo(() => decide('geocoder', false))}>
              {t('refuse')}
            </Button>
          </div>
        </>
      )}
      {state.stage === 'offered' && (
        <Button kind="secondary" size="small" icon={Search} onClick={byKeyToo(onAsk)}>
          {t('offer', { words })}
        </Button>
      )}
      <p className={styles.note} role="status">
        {state.stage === 'waiting' && t('waiting')}
        {state.stage === 'failed' && t(state.reason === 'too-many' ? 'tooMany' : 'failed')}
        {state.stage === 'found' && t('found', { count: state.places.length })}
      </p>
      {state.stage === 'failed' && (
        <Button kind="secondary" size="small" icon={RotateCw} onClick={byKeyToo(onAsk)}>
          {t('retry')}
        </Button>
      )}
      {state.stage === 'found' && state.places.length > 0 && (
        <PlaceChoices label={t('results')} places={state.places} onChoose={onChoose} />
      )}
      {state.stage === 'found' && <Credit />}
    </div>
  );
}

/** The names that the terms of the geocoders ask for beside their results. */
function Credit() {
  const t = useTranslations('placeSearch.addresses');
  if (GEOCODER?.name === 'google') {
    // Google's terms ask for these words, in no other language.
    return (
      <p className={styles.note} translate="no">
        Google Maps
      </p>
    );
  }
  return (
    <p className={styles.note}>
      <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
        {t('credit')}
      </a>
    </p>
  );
}

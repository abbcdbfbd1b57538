import { Search } from 'lucide-react';
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MapView } from '../../map/in-view.ts';
import { GEOCODER } from '../../services/geocoder/own-geocoder.ts';
import { TextField } from '../../ui/controls/text-field.tsx';
import { MapFieldStatus } from '../form/map-field.tsx';
import { Addresses } from './addresses.tsx';
import { SHORTEST } from './by-name.ts';
import type { FoundPlace } from './find-places.ts';
import { PlaceChoices } from './place-choices.tsx';
import styles from './place-search.module.css';
import { useAddresses } from './use-addresses.ts';
import { useFoundPlaces, type Writer } from './use-found-places.ts';

/** Links of map applications have a few hundred characters. */
const LONGEST = 2_000;

export interface PlaceSearchHandle {
  /** Takes the best place that was found, or asks for addresses, as Enter in the box does. @returns false where the text means no place */
  take: () => boolean;
}

interface PlaceSearchProps {
  ref?: Ref<PlaceSearchHandle>;
  /** The view of the map. Public places in it are known best, and others near it come first. */
  view?: MapView | null;
  /**
   * The author whose works are searched, and the work in the editor, which is left out; undefined for a signed-out visitor.
   */
  writer?: Writer | undefined;
  onChoose: (place: FoundPlace) => void;
  /** Where the text of the box is itself a value, which stays after a choice. */
  field?: ValueField;
}

interface ValueField {
  label: string;
  hint: ReactNode;
  error: ReactNode;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Whether the value is known to be something else than a place, so that none is searched. */
  isNoPlace?: boolean;
}

/**
 * The one box for places: all works of the author with a position, public places, the cities, countries and towns of the atlas,
 * coordinates in any usual form, plus codes, links from maps, and addresses where a geocoder is configured. Where no search engine
 * answers, the public places are those that are in view or well known. It needs the message part `place-search`.
 */
export function PlaceSearch({ ref, view = null, writer, onChoose, field: valueField }: PlaceSearchProps) {
  const t = useTranslations('placeSearch');
  const [query, setQuery] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const typed = valueField ? (isTyping ? valueField.value : '') : query;
  const text = valueField?.isNoPlace ? '' : typed;
  const { found, fault, words, isWritten, isCode, isWaiting, isOwnUnknown, sources } = useFoundPlaces(text, {
    view,
    writer,
  });
  // A value that is stored may not come from where the terms forbid that.
  const isWithAddresses = GEOCODER !== undefined && (valueField === undefined || GEOCODER.isForKeeping);
  const addresses = useAddresses(isWithAddresses ? words : '', view?.camera);
  const input = useRef<HTMLInputElement>(null);
  // Written coordinates are the value already. A country is no place for one.
  const offered = isWritten ? [] : found.filter(({ what }) => what !== 'country');
  const shown = valueField ? offered : found;
  const isSearch = fault !== undefined || shown.length > 0 || isCode || words.length >= SHORTEST;

  const choose = (place: FoundPlace, isByKey = false) => {
    setQuery('');
    setIsTyping(false);
    onChoose(place);
    // The button disappears. After a touch, focusing the field would open the keyboard.
    if (isByKey) input.current?.focus();
  };
  const take = () => {
    const { state } = addresses;
    const first = shown[0] ?? (state.stage === 'found' ? state.places[0] : undefined);
    if (first) choose(first);
    else if (state.stage === 'offered') addresses.ask();
    else return isWaiting || state.stage === 'waiting';
    return true;
  };
  useImperativeHandle(ref, () => ({ take }));
  const count = shown.length;
  const result = count > 0 ? t('found', { count }) : t(valueField ? 'noneToType' : 'none');
  return (
    <div className={styles.search}>
      {sources}
      {isOwnUnknown && <p>{t('ownUnknown')}</p>}
      <TextField
        ref={input}
        label={valueField?.label ?? t('search')}
        hint={valueField?.hint ?? (isWithAddresses ? t('hintWithAddresses') : t('hint'))}
        error={valueField?.error}
        name={valueField?.name}
        type="search"
        icon={Search}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={LONGEST}
        value={valueField?.value ?? query}
        onChange={(next) => {
          setIsTyping(true);
          (valueField?.onChange ?? setQuery)(next);
        }}
        onKeyDown={(event) => {
          // Enter would submit a surrounding form.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take();
        }}
      />
      <MapFieldStatus>
        {isSearch && (fault ? t(`fault.${fault}`) : isWaiting ? t('searching') : result)}
      </MapFieldStatus>
      {isSearch && count > 0 && <PlaceChoices label={t('results')} places={shown} onChoose={choose} />}
      {isWithAddresses && (
        <Addresses
          words={words}
          state={addresses.state}
          onAsk={addresses.ask}
          onChoose={choose}
          onGone={() => input.current?.focus()}
        />
      )}
    </div>
  );
}

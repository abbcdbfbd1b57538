import { useTranslations } from 'use-intl';
import { KindMark } from '../card/kind-mark.tsx';
import { type FoundPlace, isKind } from './find-places.ts';
import styles from './place-search.module.css';

interface PlaceChoicesProps {
  label: string;
  places: readonly FoundPlace[];
  /** @param isByKey whether the keyboard chose it */
  onChoose: (place: FoundPlace, isByKey: boolean) => void;
}

/** Places to choose one of, each with what it is and where. */
export function PlaceChoices({ label, places, onChoose }: PlaceChoicesProps) {
  return (
    <ul className={styles.found} aria-label={label}>
      {places.map((place) => (
        <li key={place.key}>
          <button
            type="button"
            className={styles.choice}
            onClick={({ detail }) => onChoose(place, detail === 0)}
          >
            <PlaceName place={place} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function PlaceName({ place: { what, name, lang, detail, isOwn } }: { place: FoundPlace }) {
  const t = useTranslations('placeSearch');
  const kinds = useTranslations('kind');
  return (
    <>
      {isKind(what) && <KindMark kind={what} />}
      <span lang={lang}>{name}</span>
      <span className={styles.what}>
        {isKind(what) ? kinds(what) : t(what)}
        {detail && ` · ${detail}`}
        {isOwn && ` · ${t('yours')}`}
      </span>
    </>
  );
}

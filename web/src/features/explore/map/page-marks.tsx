import { choose } from '@waymark/model/localised';
import { itemKey } from '../../../elements/card/item-key.ts';
import { useItemWord } from '../../../elements/card/use-item-word.ts';
import { highlighting, type PageMark } from '../../../elements/map/page-map-context.ts';
import { useLocale } from '../../../i18n/paths.ts';
import { MapMarker } from '../../../map/map-marker.tsx';
import { useExploreState } from '../state/explore-context.ts';
import { ItemMark } from './item-mark.tsx';
import styles from './page-marks.module.css';

interface PageMarksProps {
  marks: readonly PageMark[];
}

/** The marks of the page beside the map, each above all others and at its exact position. */
export function PageMarks({ marks }: PageMarksProps) {
  const { highlighted } = useExploreState();
  return marks.map((mark) => (
    <MapMarker key={itemKey(mark.item)} position={mark.item.position} front>
      <OwnMarkView
        mark={mark}
        highlighted={highlighted !== null && itemKey(highlighted) === itemKey(mark.item)}
      />
    </MapMarker>
  ));
}

interface OwnMarkViewProps {
  mark: PageMark;
  highlighted: boolean;
}

function OwnMarkView({ mark, highlighted }: OwnMarkViewProps) {
  const { item, number, selected, silent, press } = mark;
  const wordOf = useItemWord();
  const locale = useLocale();
  const { alone, highlight, open } = useExploreState();
  // The item that the page is about has no link.
  if (selected) return <ItemMark item={item} photo selected />;
  if (silent) return <span className={styles.number}>{number}</span>;
  const name = press?.name ?? `${choose(item.title, locale).value} (${wordOf(item)})`;
  return (
    <button
      type="button"
      className={styles.mark}
      tabIndex={alone ? 0 : -1}
      data-highlighted={highlighted || undefined}
      data-adds={press !== undefined || undefined}
      aria-label={number === undefined ? name : `${number}. ${name}`}
      onClick={press?.onPress ?? (() => open(item))}
      {...highlighting(highlight, item)}
    >
      {number === undefined ? (
        <ItemMark item={item} photo />
      ) : (
        <span className={styles.number}>{number}</span>
      )}
    </button>
  );
}

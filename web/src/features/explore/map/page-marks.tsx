import { choose } from '@waymark/model/localised';
import { useTranslations } from 'use-intl';
import { itemKey } from '../../../elements/card/item-key.ts';
import { useItemWord } from '../../../elements/card/use-item-word.ts';
import { NumberDisc } from '../../../elements/map/number-disc.tsx';
import { marksIn, type OwnMark } from '../../../elements/map/own-marks.ts';
import { highlighting } from '../../../elements/map/page-map-context.ts';
import { useLocale } from '../../../i18n/paths.ts';
import { MapMarker } from '../../../map/map-marker.tsx';
import { useExploreState } from '../state/explore-context.ts';
import { OPENED_FROM, openedCamera } from './fan-out.ts';
import { ItemMark } from './item-mark.tsx';
import styles from './page-marks.module.css';

interface PageMarksProps {
  marks: readonly OwnMark[];
}

/** The marks of the page beside the map, above those of other items: the highlighted one and the subject of the page above all. */
export function PageMarks({ marks }: PageMarksProps) {
  const { highlighted } = useExploreState();
  const key = highlighted && itemKey(highlighted);
  return marks.map((mark) => {
    const isHighlighted = itemKey(mark.item) === key;
    return (
      <MapMarker
        key={itemKey(mark.item)}
        position={mark.position}
        above={isHighlighted || mark.selected ? 'all' : 'most'}
      >
        <OwnMarkView mark={mark} highlighted={isHighlighted} />
      </MapMarker>
    );
  });
}

interface OwnMarkViewProps {
  mark: OwnMark;
  highlighted: boolean;
}

function OwnMarkView({ mark, highlighted }: OwnMarkViewProps) {
  const { item, position, selected, silent, press } = mark;
  const t = useTranslations('explore');
  const wordOf = useItemWord();
  const locale = useLocale();
  const { alone, highlight, open, openCluster, mapView } = useExploreState();
  // The item that the page is about has no link.
  if (selected) return <ItemMark item={item} photo selected />;
  const numbers = marksIn(mark).flatMap(({ number }) => number ?? []);
  const [number, ...otherNumbers] = numbers;
  const written = otherNumbers.length > 1 ? `${number} +${otherNumbers.length}` : numbers.join(', ');
  const disc = number !== undefined && <NumberDisc highlighted={highlighted}>{written}</NumberDisc>;
  if (silent) return disc;
  const others = new Set(mark.others.map((other) => itemKey(other.item)));
  others.delete(itemKey(item));
  // From the closest zoom, a press opens the first of them.
  const opensAll = others.size > 0 && mapView.camera.zoom < OPENED_FROM;
  const title = press?.name ?? `${choose(item.title, locale).value} (${wordOf(item)})`;
  // It begins with what the mark shows, by which a voice can press it.
  const name = number === undefined ? title : `${written}. ${title}`;
  return (
    <button
      type="button"
      className={styles.mark}
      tabIndex={alone ? 0 : -1}
      data-highlighted={highlighted || undefined}
      data-adds={(press && !opensAll) || undefined}
      aria-label={
        opensAll
          ? t('sharedMark', { name, count: others.size })
          : otherNumbers.length > 1
            ? t('markOfNumbers', { name, numbers: otherNumbers.join(', ') })
            : name
      }
      onClick={
        opensAll
          ? () => openCluster(openedCamera(position, mapView.camera.zoom))
          : (press?.onPress ?? (() => open(item)))
      }
      {...highlighting(highlight, item)}
    >
      {disc || <ItemMark item={item} photo />}
      {!disc && others.size > 0 && (
        <span className={styles.others} aria-hidden="true">
          +{others.size}
        </span>
      )}
    </button>
  );
}

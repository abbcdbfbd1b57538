import { choose } from '@waymark/model/localised';
import { ITEM_CLASSES, kindOfClass } from '@waymark/model/map-index/item-class';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { KindMark } from '../../../elements/card/kind-mark.tsx';
import { ClusterDisc } from '../../../elements/map/cluster-disc.tsx';
import type { Mark } from '../../../elements/map/map-marks.ts';
import { highlighting } from '../../../elements/map/page-map-context.ts';
import { useLocale } from '../../../i18n/paths.ts';
import { ItemMark } from './item-mark.tsx';
import styles from './mark-view.module.css';

interface MarkViewProps {
  mark: Mark;
  /** Whether an item shows its photo. */
  photo: boolean;
  highlighted: boolean;
  /** Whether the Tab key stops at it. */
  stop: boolean;
  onHighlight: (item: MapItem | null) => void;
  /** The same function as long as it does the same: a mark is not rendered again because another is highlighted. */
  onOpen: (mark: Mark) => void;
}

/**
 * What stands at one spot of the map: an item, or how many there are. The Tab key leaves it out where a list beside the map has
 * them all in order.
 */
export const MarkView = memo(function MarkView({
  mark,
  photo,
  highlighted,
  stop,
  onHighlight,
  onOpen,
}: MarkViewProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { best, items } = mark;
  const single = items === 1 && best !== undefined;
  return (
    <button
      type="button"
      className={styles.mark}
      tabIndex={stop ? 0 : -1}
      data-highlighted={highlighted || undefined}
      aria-label={
        single
          ? `${choose(best.title, locale).value} (${t(`kind.${best.kind}`)})`
          : t('explore.cluster', { count: items })
      }
      onClick={() => onOpen(mark)}
      {...highlighting(onHighlight, best ?? null)}
    >
      {single && <ItemMark item={best} photo={photo} />}
      {items === 1 && !single && <KindDot counts={mark.counts} />}
      {items > 1 && <ClusterDisc counts={mark.counts} items={items} />}
    </button>
  );
});

/** A lone item that the map does not know by name yet. */
function KindDot({ counts }: { counts: readonly number[] }) {
  const itemClass = ITEM_CLASSES[counts.indexOf(1)];
  return <span className={styles.dot}>{itemClass && <KindMark kind={kindOfClass(itemClass)} ringed />}</span>;
}

import type { Categorised } from '@waymark/model/entities/category-of';
import { choose } from '@waymark/model/localised';
import { fieldsOfClass, ITEM_CLASSES } from '@waymark/model/map-index/item-class';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Localised } from '../../../elements/card/localised.tsx';
import { useItemWord } from '../../../elements/card/use-item-word.ts';
import { CategoryMark } from '../../../elements/map/category-mark.tsx';
import { ClusterDisc } from '../../../elements/map/cluster-disc.tsx';
import type { Mark } from '../../../elements/map/map-marks.ts';
import { highlighting } from '../../../elements/map/page-map-context.ts';
import { useLocale } from '../../../i18n/paths.ts';
import { ItemMark } from './item-mark.tsx';
import styles from './mark-view.module.css';

interface MarkViewProps {
  mark: Mark;
  /** Whether a mark shows the photo of its item. */
  photo: boolean;
  /** Whether there is room for the name of its item beside the mark. */
  named: boolean;
  highlighted: boolean;
  /** Whether the mark can be reached by the Tab key. */
  stop: boolean;
  /** Whether the list shows the items of a cluster, because no zoom separates them. */
  inList: boolean;
  onHighlight: (item: MapItem | null) => void;
  /** A stable function: moving the map or highlighting another mark does not render this one again. */
  onOpen: (mark: Mark) => void;
}

/**
 * A mark on the map: an item, or the number of items in a cluster. The Tab key skips it where a list beside the map has all items in
 * order.
 */
export const MarkView = memo(function MarkView({
  mark,
  photo,
  named,
  highlighted,
  stop,
  inList,
  onHighlight,
  onOpen,
}: MarkViewProps) {
  const t = useTranslations();
  const wordOf = useItemWord();
  const locale = useLocale();
  const { best, items } = mark;
  const single = items === 1 && best !== undefined;
  const unnamed = single ? undefined : fieldsOfSingle(mark);
  return (
    <button
      type="button"
      className={styles.mark}
      tabIndex={stop ? 0 : -1}
      data-highlighted={highlighted || undefined}
      aria-label={
        single
          ? `${choose(best.title, locale).value} (${wordOf(best)})`
          : unnamed
            ? wordOf(unnamed)
            : t(inList ? 'explore.clusterInList' : 'explore.cluster', { count: items })
      }
      onClick={() => onOpen(mark)}
      {...highlighting(onHighlight, best ?? null)}
    >
      {single && <ItemMark item={best} photo={photo} />}
      {single && named && (
        <span className={styles.name} aria-hidden="true">
          <Localised text={best.title} />
        </span>
      )}
      {unnamed && (
        <span className={styles.shape}>
          <CategoryMark of={unnamed} />
        </span>
      )}
      {items > 1 && <ClusterDisc counts={mark.counts} items={items} />}
    </button>
  );
});

/** What is known of a mark that stands for one item before the map has its data: as much as its class says. */
function fieldsOfSingle({ counts, items }: Mark): Categorised | undefined {
  const itemClass = items === 1 ? ITEM_CLASSES[counts.indexOf(1)] : undefined;
  return itemClass && fieldsOfClass(itemClass);
}

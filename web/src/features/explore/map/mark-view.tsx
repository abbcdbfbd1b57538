import type { Kind } from '@waymark/model/entities/kinds';
import { choose } from '@waymark/model/localised';
import { ITEM_CLASSES, kindOfClass } from '@waymark/model/map-index/item-class';
import type { MapItem } from '@waymark/model/map-index/map-item';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { KindMark } from '../../../elements/card/kind-mark.tsx';
import { Localised } from '../../../elements/card/localised.tsx';
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
  onHighlight: (item: MapItem | null) => void;
  /** A stable function, so that highlighting another mark does not render this one again. */
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
  onHighlight,
  onOpen,
}: MarkViewProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { best, items } = mark;
  const single = items === 1 && best !== undefined;
  const kind = kindOfSingle(mark);
  return (
    <button
      type="button"
      className={styles.mark}
      tabIndex={stop ? 0 : -1}
      data-highlighted={highlighted || undefined}
      aria-label={
        single
          ? `${choose(best.title, locale).value} (${t(`kind.${best.kind}`)})`
          : kind !== undefined
            ? t(`kind.${kind}`)
            : t('explore.cluster', { count: items })
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
      {!single && kind && <KindShape kind={kind} />}
      {items > 1 && <ClusterDisc counts={mark.counts} items={items} />}
    </button>
  );
});

/** A single item whose data the map does not have yet: of the same size as one with its data. */
function KindShape({ kind }: { kind: Kind }) {
  return (
    <span className={styles.shape}>
      <KindMark kind={kind} ringed />
    </span>
  );
}

/** The kind of a mark that stands for one item. */
function kindOfSingle({ counts, items }: Mark): Kind | undefined {
  const itemClass = items === 1 ? ITEM_CLASSES[counts.indexOf(1)] : undefined;
  return itemClass && kindOfClass(itemClass);
}

import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { ClusterDisc } from '../../../elements/map/cluster-disc.tsx';
import type { Mark } from '../../../elements/map/map-marks.ts';
import { highlighting } from '../../../elements/map/page-map-context.ts';
import { useNameOf } from '../table/work-name.tsx';
import { WorkMark } from './work-mark.tsx';
import styles from './work-mark-button.module.css';

interface WorkMarkButtonProps {
  mark: Mark;
  /** The only work of the mark; undefined for a cluster. */
  work: WorkSummary | undefined;
  isHighlighted: boolean;
  /** Whether the mark can be reached by the Tab key. */
  isStop: boolean;
  onHighlight: (id: string | null) => void;
  /** A stable function, so that highlighting another mark does not render this one again. */
  onOpen: (mark: Mark) => void;
}

/** A mark on the map: a work, or the number of works in a cluster. */
export const WorkMarkButton = memo(function WorkMarkButton(props: WorkMarkButtonProps) {
  const { mark, work, isHighlighted, isStop, onHighlight, onOpen } = props;
  const t = useTranslations('works');
  const tKind = useTranslations('kind');
  const nameOf = useNameOf();
  return (
    <button
      type="button"
      className={styles.mark}
      tabIndex={isStop ? 0 : -1}
      data-highlighted={isHighlighted || undefined}
      aria-label={
        work
          ? t('map.mark', { name: nameOf(work), kind: tKind(work.kind), state: t(`state.${work.state}`) })
          : t('map.cluster', { count: mark.items })
      }
      onClick={() => onOpen(mark)}
      {...highlighting(onHighlight, work?.id ?? null)}
    >
      {work ? (
        <WorkMark kind={work.kind} state={work.state} />
      ) : (
        <ClusterDisc counts={mark.counts} items={mark.items} />
      )}
    </button>
  );
});

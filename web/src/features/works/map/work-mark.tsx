import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { WorkState } from '@waymark/model/entities/work';
import { Archive, Clock, type LucideIcon, Pencil } from 'lucide-react';
import { KindMark } from '../../../elements/card/kind-mark.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import styles from './work-mark.module.css';

/** The signs beside the marks of states that have the same shape. */
const SIGNS: Partial<Record<WorkState, LucideIcon>> = {
  scheduled: Clock,
  changed: Pencil,
  archived: Archive,
};

/** The mark of a work: the shape of its kind, filled if the work is public, otherwise an outline, with a sign of its state. */
export function WorkMark({ kind, state }: { kind: PublishedKind; state: WorkState }) {
  const sign = SIGNS[state];
  const isPublic = state === 'published' || state === 'changed';
  return (
    <span className={styles.mark} data-state={state} data-public={isPublic}>
      <KindMark kind={kind} ringed={isPublic} />
      {sign && (
        <span className={styles.sign}>
          <Icon of={sign} size={10} />
        </span>
      )}
    </span>
  );
}

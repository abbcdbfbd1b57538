import type { WorkSummary } from '@waymark/model/entities/work-summary';
import type { ReactNode } from 'react';
import { KindLine } from '../../../elements/card/kind-line.tsx';
import { WorkPicture } from '../table/work-facts.tsx';
import { WorkName } from '../table/work-name.tsx';
import { WorkState } from '../table/work-state.tsx';
import { WorkUnsaved } from '../table/work-unsaved.tsx';
import styles from './work-peek.module.css';

interface WorkPeekProps {
  work: WorkSummary;
  /** Whether the work has changes that only this browser stores. */
  isUnsaved: boolean;
  /** The actions on the work. */
  children?: ReactNode;
}

/** A work in a popup on the map. */
export function WorkPeek({ work, isUnsaved, children }: WorkPeekProps) {
  return (
    <div className={styles.peek}>
      <span className={styles.head}>
        <WorkPicture work={work} />
        <span className={styles.name}>
          <WorkName work={work} />
        </span>
      </span>
      <span className={styles.line}>
        <KindLine kind={work.kind} />
        <WorkState work={work} />
      </span>
      {isUnsaved && <WorkUnsaved />}
      {children}
    </div>
  );
}

import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { memo, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { KindLine } from '../../../elements/card/kind-line.tsx';
import { highlighting } from '../../../elements/map/page-map-context.ts';
import { useMomentFormat } from '../../../i18n/use-moment-format.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import type { ListedActionName } from '../actions/listed-actions.ts';
import { RowActions } from '../actions/row-actions.tsx';
import { publicationTimeOf } from '../filters/find-works.ts';
import { DaysLeft, WorkLanguages, WorkPicture, WorkTags } from './work-facts.tsx';
import { useNameOf, WorkName } from './work-name.tsx';
import styles from './work-row.module.css';
import { WorkState } from './work-state.tsx';
import { WorkUnsaved } from './work-unsaved.tsx';

/** The props that all rows share; the functions must be stable. */
export interface ListedWorks {
  works: readonly WorkSummary[];
  selected: ReadonlySet<string>;
  /** `isRange`: selects all rows from the last pressed one to this one. */
  onToggle: (id: string, isRange: boolean) => void;
  onAct: (work: WorkSummary, action: ListedActionName) => void;
  /** The address of a work's editor. */
  toWork: (work: WorkSummary) => string;
  /** The titles of projects, by id. */
  projects: ReadonlyMap<string, string>;
  /** The id of the work under the pointer or the focus, in the list or on the map; null where no map is beside the list. */
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
  /** The ids of the works with changes that only this browser stores. */
  unsaved: ReadonlySet<string>;
}

interface WorkRowProps extends ListedWorks {
  work: WorkSummary;
  /** The index of the row, from 0. */
  index: number;
  measure: (row: Element | null) => void;
}

/** A work as a row of a table. */
export function WorkRow(props: WorkRowProps & { isMapShown: boolean }) {
  const { work, index, measure, selected, highlighted, onHighlight, isMapShown } = props;
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      data-selected={selected.has(work.id)}
      data-highlighted={highlighted === work.id}
      {...(isMapShown && highlighting(onHighlight, work.id))}
    >
      <Cells
        work={work}
        isSelected={selected.has(work.id)}
        project={projectTitle(props)}
        to={props.toWork(work)}
        isMapShown={isMapShown}
        isUnsaved={props.unsaved.has(work.id)}
        onToggle={props.onToggle}
        onAct={props.onAct}
      />
    </tr>
  );
}

/** A work as a card, where a table does not fit. */
export function WorkCard(props: WorkRowProps) {
  const { work, index, measure, selected, works } = props;
  const isSelected = selected.has(work.id);
  const project = projectTitle(props);
  return (
    <li ref={measure} data-index={index} aria-posinset={index + 1} aria-setsize={works.length}>
      <article className={styles.card} data-selected={isSelected}>
        <SelectBox work={work} isSelected={isSelected} onToggle={props.onToggle} />
        <div className={styles.words}>
          <p className={styles.name}>
            <TitleOf work={work} to={props.toWork(work)} />
          </p>
          <p className={styles.line}>
            <KindLine kind={work.kind} />
            {work.deletedAt === undefined && <WorkState work={work} />}
            {work.deletedAt !== undefined && <DaysLeft since={work.deletedAt} />}
          </p>
          {work.deletedAt === undefined && (
            <p className={styles.line}>
              <WorkLanguages work={work} />
              <Changed work={work} />
              {project && <span>{project}</span>}
            </p>
          )}
          {props.unsaved.has(work.id) && <WorkUnsaved />}
          <WorkTags work={work} />
        </div>
        <RowActions work={work} onAct={props.onAct} />
      </article>
    </li>
  );
}

interface CellsProps {
  work: WorkSummary;
  isSelected: boolean;
  project: string | undefined;
  to: string;
  isMapShown: boolean;
  isUnsaved: boolean;
  onToggle: ListedWorks['onToggle'];
  onAct: ListedWorks['onAct'];
}

/** Memoised, because the table renders with every step of scrolling. */
const Cells = memo(function Cells(props: CellsProps) {
  const { work, isSelected, project, to, isMapShown, isUnsaved, onToggle, onAct } = props;
  const moment = useMomentFormat('medium');
  const out = publicationTimeOf(work);
  return (
    <>
      <td>
        <SelectBox work={work} isSelected={isSelected} onToggle={onToggle} />
      </td>
      <th scope="row">
        <span className={styles.titled}>
          <WorkPicture work={work} />
          <span className={styles.words}>
            <TitleOf work={work} to={to} />
            {isMapShown && (
              <span className={styles.line}>
                <KindLine kind={work.kind} />
                <WorkLanguages work={work} />
              </span>
            )}
            {isUnsaved && <WorkUnsaved />}
            {project && <small>{project}</small>}
            <WorkTags work={work} />
          </span>
        </span>
      </th>
      {!isMapShown && (
        <td>
          <KindLine kind={work.kind} />
        </td>
      )}
      {work.deletedAt !== undefined ? (
        <td>
          <DaysLeft since={work.deletedAt} />
        </td>
      ) : (
        <>
          <td className={styles.state}>
            <WorkState work={work} />
          </td>
          {!isMapShown && (
            <td>
              <WorkLanguages work={work} />
            </td>
          )}
          <td>{out === undefined ? <span aria-hidden="true">–</span> : moment(out)}</td>
          <td>{moment(work.updatedAt)}</td>
        </>
      )}
      <td>
        <RowActions work={work} onAct={onAct} />
      </td>
    </>
  );
});

function projectTitle({ work, projects }: WorkRowProps): string | undefined {
  return work.projectId === undefined ? undefined : projects.get(work.projectId);
}

/** A work in the trash must be restored before it is edited. */
function TitleOf({ work, to }: { work: WorkSummary; to: string }) {
  if (work.deletedAt !== undefined) return <WorkName work={work} />;
  return (
    <Link to={to} className={styles.link}>
      <WorkName work={work} />
    </Link>
  );
}

function Changed({ work: { updatedAt } }: { work: WorkSummary }) {
  const t = useTranslations('works');
  const moment = useMomentFormat('medium');
  return <span>{t('changedOn', { when: moment(updatedAt) })}</span>;
}

type SelectBoxProps = Pick<CellsProps, 'work' | 'isSelected' | 'onToggle'>;

function SelectBox({ work, isSelected, onToggle }: SelectBoxProps) {
  const t = useTranslations('works');
  const nameOf = useNameOf();
  const isRange = useRef(false);
  return (
    <span
      onClickCapture={({ shiftKey }) => {
        isRange.current = shiftKey;
      }}
    >
      <Checkbox checked={isSelected} onChange={() => onToggle(work.id, isRange.current)}>
        <VisuallyHidden>{t('select', { name: nameOf(work) })}</VisuallyHidden>
      </Checkbox>
    </span>
  );
}

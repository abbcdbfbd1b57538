import type { Project } from '@waymark/model/entities/project';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { Archive } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOwnFound } from '../../../elements/found/use-own-found.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { useMedia } from '../../../ui/hooks/use-media.ts';
import { ActionDialogs } from '../actions/action-dialogs.tsx';
import { ActionReport } from '../actions/action-report.tsx';
import { BulkBar } from '../actions/bulk-bar.tsx';
import type { ListedActionName, RequestedAction } from '../actions/listed-actions.ts';
import type { Actions } from '../actions/use-actions.ts';
import type { KnownWorks } from '../all-works.tsx';
import { isOutOfTheWay, tagsOf } from '../filters/find-works.ts';
import type { WorksViewState } from '../filters/use-works-view.ts';
import { WorksFilters } from '../filters/works-filters.tsx';
import { isFiltered, withoutFilters } from '../filters/works-view.ts';
import { ListOrMap } from '../map/list-or-map.tsx';
import { WorksMapSlot } from '../map/works-map-slot.tsx';
import { useShownWorks } from '../use-shown-works.ts';
import { allToggled, limitedTo, NOTHING, toggled, withRange } from './selection.ts';
import { WorksCards } from './works-cards.tsx';
import styles from './works-list.module.css';
import { WorksTable } from './works-table.tsx';

/** The width at which a table fits beside the workspace's navigation, */
const WIDE = '(min-width: 64rem)';
/** and at which the map fits beside the table. */
const ROOMY = '(min-width: 90rem)';

/** A work that was chosen on the map: a new object for every choice, also of the same work. */
interface Picked {
  id: string;
}

interface WorksListProps {
  uid: string;
  all: KnownWorks;
  state: WorksViewState;
  projects: readonly Project[];
  actions: Actions;
  /** The ids of the works with changes that only this browser stores. */
  unsaved: ReadonlySet<string>;
  /** The address of a work's editor, given its id. */
  toWork: (id: string) => string;
}

/** The works that the address asks for, and the actions on them. */
export function WorksList({
  uid,
  all: { works, known },
  state,
  projects,
  actions,
  unsaved,
  toWork,
}: WorksListProps) {
  const { view, change } = state;
  const t = useTranslations('works');
  const [isWide, isRoomy] = [useMedia(WIDE), useMedia(ROOMY)];
  // Works in the trash are never on the map.
  const isMap = !view.inTrash && (view.map === undefined ? isRoomy : view.map === 'on');
  const isBeside = isMap && isRoomy;
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [chosen, setChosen] = useState(NOTHING);
  const [requested, setRequested] = useState<RequestedAction>();

  const engine = useOwnFound(uid, view.inTrash ? '' : view.text);
  const { found, shown, places, titles, map } = useShownWorks(works, state, projects, isMap, engine.hits);
  const tags = useMemo(() => tagsOf(works), [works]);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const selection = limitedTo(chosen, ids);
  const selected = shown.filter(({ id }) => selection.ids.has(id));

  const act = (action: ListedActionName, on: readonly WorkSummary[]) => {
    switch (action) {
      case 'schedule':
      case 'tag':
      case 'move':
      case 'purge':
        setRequested({ action, works: on });
        break;
      default:
        void actions.act(on, { action });
    }
  };
  const latest = useLatest({ act, selection, ids });
  const onAct = useCallback(
    (work: WorkSummary, action: ListedActionName) => latest.current.act(action, [work]),
    [latest],
  );
  const onToggle = useCallback(
    (id: string, isRange: boolean) => {
      const now = latest.current;
      setChosen(isRange ? withRange(now.selection, id, now.ids) : toggled(now.selection, id));
    },
    [latest],
  );
  const openedAt = useCallback(({ id }: WorkSummary) => toWork(id), [toWork]);
  const onPick = useCallback((id: string | null) => setPicked(id === null ? null : { id }), []);
  const onSpot = () => change({ here: true, ...(!isBeside && { map: 'off' }) });
  const listed = {
    works: shown,
    selected: selection.ids,
    onToggle,
    onAct,
    toWork: openedAt,
    projects: titles,
    highlighted: isBeside ? highlighted : null,
    onHighlight: setHighlighted,
    unsaved,
    onToggleAll: () => setChosen(allToggled(selection, ids)),
  };
  const inList = works.filter(({ deletedAt }) => (deletedAt !== undefined) === view.inTrash);
  const archived = inList.filter((work) => isOutOfTheWay(work, view)).length;
  const total = inList.length;

  return (
    <>
      {total > 0 && (
        <WorksFilters state={state} projects={projects} tags={tags} found={engine} isNarrow={!isWide} />
      )}
      <div className={styles.status}>
        <p role="status">
          {t('shown', { shown: shown.length, count: total - archived })}
          {known === 'some' && ` ${t('loadingMore')}`}
        </p>
        {isFiltered(view) && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => change({ ...withoutFilters(view), inTrash: view.inTrash })}
          >
            {t('clearFilters')}
          </Button>
        )}
        {archived > 0 && (
          <Button kind="quiet" size="small" icon={Archive} onClick={() => change({ state: 'archived' })}>
            {t('archived', { count: archived })}
          </Button>
        )}
        <span className={styles.room} />
        {!view.inTrash && total > 0 && <ListOrMap state={state} isRoomy={isRoomy} isMap={isMap} />}
      </div>
      {actions.reports.map((report) => (
        <ActionReport
          key={report.id}
          report={report}
          toWork={listed.toWork}
          onClose={() => actions.forgetReport(report.id)}
        />
      ))}
      <div className={isBeside ? styles.beside : undefined}>
        <div className={styles.list}>
          {shown.length > 0 &&
            (!isMap || isBeside) &&
            (isWide ? (
              <WorksTable {...listed} view={view} onOrder={change} isMapShown={isBeside} picked={picked} />
            ) : (
              <WorksCards {...listed} />
            ))}
          <BulkBar
            selected={selected}
            isNarrow={!isWide}
            underWay={actions.underWay}
            onAct={(action) => act(action, selected)}
            onClear={() => setChosen(NOTHING)}
          />
        </div>
        {isMap && (
          <WorksMapSlot
            state={state}
            works={found}
            places={places}
            unsaved={unsaved}
            map={map}
            highlighted={highlighted}
            onHighlight={setHighlighted}
            picked={picked?.id ?? null}
            onPick={onPick}
            onSpot={onSpot}
            toWork={openedAt}
            isAlone={!isBeside}
          />
        )}
      </div>
      <ActionDialogs
        uid={uid}
        requested={requested}
        projects={projects}
        actions={actions}
        onClose={() => setRequested(undefined)}
      />
    </>
  );
}

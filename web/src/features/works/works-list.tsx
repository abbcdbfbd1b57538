import type { Project } from '@waymark/model/entities/project';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { useCallback, useMemo, useState } from 'react';
import { useLocale as useIntlLocale, useTranslations } from 'use-intl';
import { useLocale } from '../../i18n/paths.ts';
import { Button } from '../../ui/button.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import { useMedia } from '../../ui/use-media.ts';
import type { KnownWorks } from './all-works.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { DeedDialogs } from './deed-dialogs.tsx';
import { DeedReport } from './deed-report.tsx';
import { findWorks } from './find-works.ts';
import { allToggled, among, extended, NOTHING, toggled } from './selection.ts';
import type { Deeds } from './use-deeds.ts';
import type { WorksViewState } from './use-works-view.ts';
import type { Asked, WorkAction } from './what-can-be-done.ts';
import { WorksCards } from './works-cards.tsx';
import { WorksFilters } from './works-filters.tsx';
import styles from './works-list.module.css';
import { WorksTable } from './works-table.tsx';
import { isFiltered, withoutFilters } from './works-view.ts';

/** Where a table has room beside the workspace's navigation. */
const WIDE = '(min-width: 64rem)';

interface WorksListProps {
  all: KnownWorks;
  state: WorksViewState;
  projects: readonly Project[];
  deeds: Deeds;
  /** Where a work is edited, given its id. */
  toWork: (id: string) => string;
}

/** The works that the address asks for, and what is done with them. */
export function WorksList({ all: { works, known }, state, projects, deeds, toWork }: WorksListProps) {
  const { view, change } = state;
  const t = useTranslations('works');
  const [locale, intlLocale] = [useLocale(), useIntlLocale()];
  const isWide = useMedia(WIDE);
  const [chosen, setChosen] = useState(NOTHING);
  const [asked, setAsked] = useState<Asked>();

  const titles = useMemo(() => new Map(projects.map(({ id, title }) => [id, title])), [projects]);
  const shown = useMemo(
    () => findWorks(works, view, new Set(titles.keys()), { locale, intlLocale }),
    [works, view, titles, locale, intlLocale],
  );
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const selection = among(chosen, ids);
  const selected = shown.filter(({ id }) => selection.ids.has(id));

  const act = (action: WorkAction, on: readonly WorkSummary[]) => {
    if (action === 'tag' || action === 'move' || action === 'purge') setAsked({ action, works: on });
    else void deeds.act(on, { action });
  };
  const latest = useLatest({ act, selection, ids });
  const onAct = useCallback(
    (work: WorkSummary, action: WorkAction) => latest.current.act(action, [work]),
    [latest],
  );
  const onToggle = useCallback(
    (id: string, isRange: boolean) => {
      const now = latest.current;
      setChosen(isRange ? extended(now.selection, id, now.ids) : toggled(now.selection, id));
    },
    [latest],
  );
  const listed = {
    works: shown,
    selected: selection.ids,
    onToggle,
    onAct,
    toWork: ({ id }: WorkSummary) => toWork(id),
    projects: titles,
    onToggleAll: () => setChosen(allToggled(selection, ids)),
  };
  const total = works.filter(({ deletedAt }) => (deletedAt !== undefined) === view.inTrash).length;

  return (
    <>
      {total > 0 && <WorksFilters state={state} projects={projects} isNarrow={!isWide} />}
      <div className={styles.told}>
        <p role="status">
          {t('shown', { shown: shown.length, count: total })}
          {known === 'some' && ` ${t('comingMore')}`}
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
      </div>
      {deeds.report && (
        <DeedReport
          report={deeds.report}
          toWork={listed.toWork}
          onClose={deeds.forgetReport}
          onRetry={() => {
            const { deed, failed } = deeds.report ?? { failed: [] };
            if (deed)
              void deeds.act(
                failed.map(({ work }) => work),
                deed,
              );
          }}
        />
      )}
      {shown.length > 0 &&
        (isWide ? <WorksTable {...listed} view={view} onOrder={change} /> : <WorksCards {...listed} />)}
      <BulkBar
        selected={selected}
        isNarrow={!isWide}
        underWay={deeds.underWay}
        onAct={(action) => act(action, selected)}
        onClear={() => setChosen(NOTHING)}
      />
      <DeedDialogs asked={asked} projects={projects} deeds={deeds} onClose={() => setAsked(undefined)} />
    </>
  );
}

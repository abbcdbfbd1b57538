import type { Project } from '@waymark/model/entities/project';
import { isOfOther } from '@waymark/model/entities/shared';
import { FolderPlus, Notebook, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { openedAsNew } from '../../elements/form/opened-as-new.ts';
import { QuotaNotice } from '../../elements/quotas/quota-notice.tsx';
import { usePathTo } from '../../i18n/paths.ts';
import { useLastDefined } from '../../live/core/use-last-defined.ts';
import { useLive } from '../../live/core/use-live.ts';
import { projectsOfOwner } from '../../live/queries/work-queries.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { useActions } from './actions/use-actions.ts';
import type { KnownWorks } from './all-works.tsx';
import { CoWritten } from './co-written.tsx';
import { CreateMenu } from './create/create-menu.tsx';
import { EndedStories } from './ended-stories.tsx';
import { useWorksView } from './filters/use-works-view.ts';
import { withoutFilters } from './filters/works-view.ts';
import styles from './my-content.module.css';
import { ProjectsSection } from './projects/projects-section.tsx';
import { WorksList } from './table/works-list.tsx';
import { TrashHead } from './trash-head.tsx';
import { useUnsavedWorks } from './use-unsaved-works.ts';

/** How many projects are loaded. */
const MOST_PROJECTS = 200;

const QUOTAS_HERE = ['works', 'projects', 'photos', 'photoBytes'] as const;

const NO_PROJECTS: readonly Project[] = [];

interface MyContentProps {
  uid: string;
  all: KnownWorks;
  /** The address of the public profile. */
  toPublicPage: ReactNode;
}

/** All works of a creator, with filters, an order and actions. */
export function MyContent({ uid, all, toPublicPage }: MyContentProps) {
  const { works, known } = all;
  const t = useTranslations('works');
  const state = useWorksView();
  const { view, change } = state;
  const { search } = useLocation();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const found = useLive(useMemo(() => projectsOfOwner(uid, MOST_PROJECTS), [uid]));
  const projects = useLastDefined(found.status === 'ready' ? found.value : undefined) ?? NO_PROJECTS;
  const actions = useActions(uid, works);
  const unsaved = useUnsavedWorks(uid);
  const [isNaming, setIsNaming] = useState(false);
  const toWork = useCallback((id: string) => `?${withWork(search, id)}`, [search]);

  const trashed = works.filter(({ deletedAt }) => deletedAt !== undefined);
  // Until all works are loaded, more may follow.
  const isLost = (name: string) => !isOfOther(name) && works.every((work) => work.id !== name);
  const lost = known === 'all' ? [...unsaved].filter(isLost) : [];
  const [isChoosing, setIsChoosing] = useState(false);
  const isEmpty = useUnchanged(works.length === trashed.length && known === 'all', isChoosing);
  const open = projects.find(({ id }) => id === view.project);
  const newMenu = (
    <CreateMenu
      uid={uid}
      projectId={open?.id}
      onMade={(id) => void navigate(toWork(id), { state: openedAsNew })}
      onAdded={() => void navigate(pathTo('workspace-photos', {}))}
      align="start"
      onToggle={setIsChoosing}
      trigger={(props, isBusy) => (
        <Button {...props} icon={Plus} busy={isBusy}>
          {t('new')}
        </Button>
      )}
    />
  );
  return (
    <div className={styles.content}>
      <QuotaNotice uid={uid} quotas={QUOTAS_HERE} />
      {found.status === 'failed' && <Notice kind="warning">{t('project.away')}</Notice>}
      <div className={styles.head}>
        {!view.inTrash && (!isEmpty || projects.length > 0) && newMenu}
        {!view.inTrash && (
          <Button kind="secondary" icon={FolderPlus} onClick={() => setIsNaming(true)}>
            {t('project.new')}
          </Button>
        )}
        {!view.inTrash && (
          <>
            <span className={styles.room} />
            {toPublicPage}
          </>
        )}
        <Button
          kind="quiet"
          icon={view.inTrash ? Notebook : Trash2}
          onClick={() => change({ ...withoutFilters(view), inTrash: !view.inTrash })}
        >
          {view.inTrash ? t('trash.leave') : t('trash.open', { count: trashed.length })}
        </Button>
      </div>
      {known === 'most' && <Notice kind="warning">{t('most', { count: works.length })}</Notice>}
      <LostWorks ids={lost} toWork={toWork} />
      <EndedStories uid={uid} unsaved={unsaved} toWork={toWork} />
      {projects.length > MOST_PROJECTS && (
        <Notice kind="warning">{t('project.most', { count: MOST_PROJECTS })}</Notice>
      )}
      {view.inTrash ? (
        <TrashHead trashed={trashed} actions={actions} />
      ) : (
        <ProjectsSection
          uid={uid}
          projects={projects}
          open={open}
          works={works}
          state={state}
          actions={actions}
          isNaming={isNaming}
          onNamed={() => setIsNaming(false)}
        />
      )}
      {isEmpty && !view.inTrash ? (
        <EmptyState
          picture={<Icon of={Notebook} size={48} />}
          action={projects.length === 0 ? newMenu : undefined}
        >
          {trashed.length > 0 ? t('allTrashed') : t('none')}
        </EmptyState>
      ) : (
        <WorksList
          // The trash has a selection of its own: works that were selected there and restored must not be one click from deletion.
          key={view.inTrash ? 'trash' : 'content'}
          uid={uid}
          all={all}
          state={state}
          projects={projects}
          actions={actions}
          unsaved={unsaved}
          toWork={toWork}
        />
      )}
      {!view.inTrash && <CoWritten uid={uid} unsaved={unsaved} toWork={toWork} />}
    </div>
  );
}

/**
 * Keeps a value while a menu is open: the menu of new works has another position on an empty page, and must not move while it is
 * open.
 */
function useUnchanged<Value>(value: Value, isHeld: boolean): Value {
  const [last, setLast] = useState(value);
  if (!isHeld && last !== value) setLast(value);
  return isHeld ? last : value;
}

function withWork(search: string, id: string): string {
  const params = new URLSearchParams(search);
  params.set('work', id);
  return params.toString();
}

interface LostWorksProps {
  /** The works that only this browser stores. */
  ids: readonly string[];
  /** The address of a work's editor, given its id. */
  toWork: (id: string) => string;
}

/** Drafts of works that were deleted elsewhere or never saved. The editor creates the work again. */
function LostWorks({ ids, toWork }: LostWorksProps) {
  const t = useTranslations('works.lost');
  if (ids.length === 0) return null;
  return (
    <Notice kind="warning">
      {t('sentence', { count: ids.length })}{' '}
      {ids.map((id, index) => (
        <span key={id}>
          {index > 0 && ' · '}
          <Link to={toWork(id)}>{t('open', { number: index + 1, count: ids.length })}</Link>
        </span>
      ))}
    </Notice>
  );
}

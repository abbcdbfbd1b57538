import type { Project } from '@waymark/model/entities/project';
import type { WorkSummary } from '@waymark/model/entities/work-summary';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../../elements/failure/use-failure-sentence.ts';
import { failureOf } from '../../../session/failure.ts';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { addToast } from '../../../ui/overlays/toast-store.ts';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import type { Actions } from '../actions/use-actions.ts';
import type { WorksViewState } from '../filters/use-works-view.ts';
import { OpenProject } from './open-project.tsx';
import { ProjectDialog } from './project-dialog.tsx';
import { ProjectFolders } from './project-folders.tsx';

interface ProjectsSectionProps {
  uid: string;
  projects: readonly Project[];
  /** The open project. */
  open: Project | undefined;
  works: readonly WorkSummary[];
  state: WorksViewState;
  actions: Actions;
  /** Whether the dialog for a new project is open. */
  isNaming: boolean;
  onNamed: () => void;
}

/** The projects, the open one, and their dialogs. */
export function ProjectsSection({
  uid,
  projects,
  open,
  works,
  state,
  actions,
  isNaming,
  onNamed,
}: ProjectsSectionProps) {
  const { view, change } = state;
  const t = useTranslations('works.project');
  const sentenceOf = useFailureSentence();
  const [asking, setAsking] = useState<'change' | 'delete'>();
  const inside = works.filter(({ projectId }) => projectId !== undefined && projectId === open?.id);

  const shown = useLatest(view.project);
  /** The ids of projects whose deletion is pending. A second request for the same project does nothing. */
  const removing = useRef(new Set<string>());
  const remove = async ({ id }: Project) => {
    // The deletion may wait for other actions, and continues after the dialog has closed.
    setAsking(undefined);
    if (removing.current.has(id)) return;
    removing.current.add(id);
    try {
      // The works are moved first, so that no work is in a project that does not exist.
      const isEmpty = await actions.empty(id);
      if (isEmpty) {
        const { deleteProject } = await import('../../../live/writes/project-mutations.ts');
        await deleteProject(id);
        if (shown.current === id) change({ project: undefined }, true);
      }
    } catch (error) {
      addToast({ kind: 'error', message: sentenceOf(failureOf(error)) });
    } finally {
      removing.current.delete(id);
    }
  };

  return (
    <>
      <ProjectFolders
        projects={projects}
        works={works}
        open={open?.id}
        onOpen={(project) => change({ project })}
      />
      {open && (
        <OpenProject
          project={open}
          works={inside}
          onChange={() => setAsking('change')}
          onDelete={() => setAsking('delete')}
        />
      )}
      {isNaming && (
        <ProjectDialog
          uid={uid}
          onClose={onNamed}
          onSaved={(project) => {
            onNamed();
            change({ project });
          }}
        />
      )}
      {open && asking === 'change' && (
        <ProjectDialog
          uid={uid}
          project={open}
          onClose={() => setAsking(undefined)}
          onSaved={() => setAsking(undefined)}
        />
      )}
      {open && asking === 'delete' && (
        <ConfirmDialog
          heading={t('deleting', { title: open.title })}
          sentence={t('deletingSentence', { count: inside.length })}
          label={t('delete')}
          onClose={() => setAsking(undefined)}
          onConfirm={() => void remove(open)}
        />
      )}
    </>
  );
}

import type { Project } from '@waymark/model/entities/project';
import { useTranslations } from 'use-intl';
import { ScheduleDialog } from '../../../elements/work-actions/schedule-dialog.tsx';
import { daysAfter } from '../../../elements/work-actions/schedule-time.ts';
import { isApplicable } from '../../../elements/work-actions/work-actions.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { RequestedAction } from './listed-actions.ts';
import { MoveDialog } from './move-dialog.tsx';
import { TagsDialog } from './tags-dialog.tsx';
import type { Actions } from './use-actions.ts';

interface ActionDialogsProps {
  uid: string;
  requested: RequestedAction | undefined;
  projects: readonly Project[];
  actions: Actions;
  onClose: () => void;
}

/** The dialogs that ask for details before an action on works. */
export function ActionDialogs({ uid, requested, projects, actions, onClose }: ActionDialogsProps) {
  const t = useTranslations('works');
  if (requested === undefined) return null;
  const { action, works } = requested;
  if (action === 'schedule') {
    const able = works.filter((work) => isApplicable(action, work));
    return (
      <ScheduleDialog
        open
        count={able.length}
        at={able.length === 1 && able[0]?.state === 'scheduled' ? able[0].publishAt : undefined}
        onClose={onClose}
        onChosen={(at, days) => {
          const times = able.map(({ id }, index) => [id, daysAfter(at, index * days)] as const);
          void actions.act(able, { action, times: Object.fromEntries(times) });
        }}
      />
    );
  }
  if (action === 'tag') {
    return (
      <TagsDialog
        works={works}
        onClose={onClose}
        onTags={(tags) => {
          onClose();
          void actions.act(works, { action, tags });
        }}
      />
    );
  }
  if (action === 'move') {
    return (
      <MoveDialog
        uid={uid}
        count={works.length}
        projects={projects}
        onClose={onClose}
        onMove={(projectId) => {
          onClose();
          void actions.act(works, { action, projectId });
        }}
      />
    );
  }
  return (
    <ConfirmDialog
      heading={t('purging.heading', { count: works.length })}
      sentence={t('purging.sentence')}
      label={t('action.purge')}
      onClose={onClose}
      onConfirm={() => {
        // The action may wait for others, and continues after the dialog has closed.
        onClose();
        void actions.purge(works);
      }}
    />
  );
}

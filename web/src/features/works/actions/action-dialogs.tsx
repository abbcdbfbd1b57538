import type { Project } from '@waymark/model/entities/project';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { TagsDialog } from './tags-dialog.tsx';
import type { Deeds } from './use-actions.ts';
import type { Asked } from './work-actions.ts';

interface DeedDialogsProps {
  asked: Asked | undefined;
  projects: readonly Project[];
  deeds: Deeds;
  onClose: () => void;
}

/** What has to be known before something is done with works. */
export function DeedDialogs({ asked, projects, deeds, onClose }: DeedDialogsProps) {
  const t = useTranslations('works');
  if (asked === undefined) return null;
  const { action, works } = asked;
  if (action === 'tag') {
    return (
      <TagsDialog
        works={works}
        onClose={onClose}
        onTags={(tags) => {
          onClose();
          void deeds.act(works, { action, tags });
        }}
      />
    );
  }
  if (action === 'move') {
    return (
      <MoveDialog
        count={works.length}
        projects={projects}
        onClose={onClose}
        onMove={(projectId) => {
          onClose();
          void deeds.act(works, { action, projectId });
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
        // It may wait for its turn, and is not called off by leaving the dialog.
        onClose();
        void deeds.purge(works);
      }}
    />
  );
}

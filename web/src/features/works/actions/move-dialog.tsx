import type { Project } from '@waymark/model/entities/project';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/controls/button.tsx';
import { RadioGroup } from '../../../ui/controls/radio-group.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { NO_PROJECT } from '../filters/works-view.ts';

interface MoveDialogProps {
  count: number;
  projects: readonly Project[];
  onClose: () => void;
  /** The project to move to; undefined for none. */
  onMove: (projectId: string | undefined) => void;
}

/** Asks which project to move works to. */
export function MoveDialog({ count, projects, onClose, onMove }: MoveDialogProps) {
  const t = useTranslations('works.moving');
  const tWorks = useTranslations('works');
  const [chosen, setChosen] = useState(projects[0]?.id ?? NO_PROJECT);
  const send = () => onMove(chosen === NO_PROJECT ? undefined : chosen);
  return (
    <Dialog
      open
      onClose={onClose}
      heading={t('heading', { count })}
      closeLabel={tWorks('close')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {tWorks('cancel')}
          </Button>
          <Button onClick={send}>{t('send')}</Button>
        </>
      }
    >
      {projects.length === 0 && <p>{t('noProjects')}</p>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <RadioGroup
          label={tWorks('project.label')}
          choices={[
            ...projects.map(({ id, title }) => ({ value: id, label: title })),
            { value: NO_PROJECT, label: tWorks('project.none') },
          ]}
          value={chosen}
          onChange={setChosen}
        />
        {/* Enter on a choice submits a form only if the form has a submit button. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

import type { Project } from '@waymark/model/entities/project';
import { isBlank } from '@waymark/model/visible';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../../elements/failure/use-failure-sentence.ts';
import { type Failure, failureOf } from '../../../session/failure.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/controls/text-area.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { Notice } from '../../../ui/display/notice.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import styles from './project-dialog.module.css';
import { MAX_PROJECT_TITLE } from './project-limits.ts';

/** As in the model's schema of projects, which the page does not load. */
const MAX_GOAL = 2_000;

interface ProjectDialogProps {
  uid: string;
  /** Absent for a new project. */
  project?: Project | undefined;
  onClose: () => void;
  onSaved: (id: string) => void;
}

/** The name, the purpose and the due date of a project. */
export function ProjectDialog({ uid, project, onClose, onSaved }: ProjectDialogProps) {
  const t = useTranslations('works.project');
  const tWorks = useTranslations('works');
  const [title, setTitle] = useState(project?.title ?? '');
  const [goal, setGoal] = useState(project?.goal ?? '');
  const [dueOn, setDueOn] = useState(project?.dueOn ?? '');
  const [state, setState] = useState<'writing' | 'unnamed' | 'saving'>('writing');
  const [failure, setFailure] = useState<Failure>();
  const sentenceOf = useFailureSentence();

  const save = async () => {
    if (state === 'saving') return;
    if (isBlank(title)) return setState('unnamed');
    setState('saving');
    setFailure(undefined);
    const text = {
      title: title.trim(),
      ...(!isBlank(goal) && { goal: goal.trim() }),
      ...(dueOn !== '' && { dueOn }),
    };
    try {
      const { createProject, saveProject } = await import('../../../live/writes/project-mutations.ts');
      if (project === undefined) return onSaved(await createProject(uid, text));
      await saveProject(uid, project.id, text);
      onSaved(project.id);
    } catch (error) {
      setState('writing');
      setFailure(failureOf(error));
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      heading={t(project === undefined ? 'new' : 'change')}
      closeLabel={tWorks('close')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {tWorks('cancel')}
          </Button>
          <Button busy={state === 'saving'} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t('title')}
          error={state === 'unnamed' && isBlank(title) ? t('unnamed') : undefined}
          value={title}
          onChange={setTitle}
          maxLength={MAX_PROJECT_TITLE}
          autoComplete="off"
          dir="auto"
        />
        <TextArea
          label={t('goal')}
          hint={t('goalHint')}
          value={goal}
          onChange={setGoal}
          maxLength={MAX_GOAL}
          dir="auto"
        />
        <TextField
          label={t('dueOn')}
          type="date"
          min="1970-01-01"
          max="9999-12-31"
          value={dueOn}
          onChange={setDueOn}
        />
        {/* Enter in a field submits a form only if the form has a submit button. */}
        <button type="submit" hidden />
      </form>
      {failure && <Notice kind="error">{sentenceOf(failure)}</Notice>}
    </Dialog>
  );
}

import type { Project } from '@waymark/model/entities/project';
import { newId } from '@waymark/model/ids';
import { isBlank } from '@waymark/model/visible';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../../elements/failure/use-failure-sentence.ts';
import { QuotaNotice } from '../../../elements/quotas/quota-notice.tsx';
import { type Failure, failureOf } from '../../../session/failure.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { RadioGroup } from '../../../ui/controls/radio-group.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { Notice } from '../../../ui/display/notice.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { NO_PROJECT } from '../filters/works-view.ts';
import { MAX_PROJECT_TITLE } from '../projects/project-limits.ts';

interface MoveDialogProps {
  uid: string;
  count: number;
  projects: readonly Project[];
  onClose: () => void;
  /** The project to move to; undefined for none. */
  onMove: (projectId: string | undefined) => void;
}

/** The choice of a project that does not exist yet. No id is so short. */
const NEW = 'new';

/** Asks which project to move works to, which may be a new one. */
export function MoveDialog({ uid, count, projects, onClose, onMove }: MoveDialogProps) {
  const t = useTranslations('works.moving');
  const tProject = useTranslations('works.project');
  const tWorks = useTranslations('works');
  const sentenceOf = useFailureSentence();
  const [chosen, setChosen] = useState(projects[0]?.id ?? NEW);
  const [title, setTitle] = useState('');
  const [state, setState] = useState<'asking' | 'unnamed' | 'creating'>('asking');
  const [failure, setFailure] = useState<Failure>();
  /** A repeated attempt writes the same project, also where the answer to the first was lost. */
  const [freshId] = useState(newId);
  const isCreating = useRef(false);

  const create = async () => {
    if (isCreating.current) return;
    isCreating.current = true;
    setState('creating');
    setFailure(undefined);
    try {
      const { saveProject } = await import('../../../live/writes/project-mutations.ts');
      await saveProject(uid, freshId, { title: title.trim() });
      onMove(freshId);
    } catch (error) {
      setFailure(failureOf(error));
      setState('asking');
      isCreating.current = false;
    }
  };
  const send = () => {
    if (chosen !== NEW) return onMove(chosen === NO_PROJECT ? undefined : chosen);
    if (isBlank(title)) return setState('unnamed');
    void create();
  };
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
          <Button busy={state === 'creating'} onClick={send}>
            {t(chosen === NEW ? 'createAndSend' : 'send')}
          </Button>
        </>
      }
    >
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
            { value: NEW, label: tProject('new') },
            { value: NO_PROJECT, label: tProject('none') },
          ]}
          value={chosen}
          disabled={state === 'creating'}
          onChange={setChosen}
        />
        {chosen === NEW && (
          <TextField
            label={tProject('title')}
            error={state === 'unnamed' && isBlank(title) ? tProject('unnamed') : undefined}
            value={title}
            onChange={setTitle}
            readOnly={state === 'creating'}
            maxLength={MAX_PROJECT_TITLE}
            autoComplete="off"
            dir="auto"
          />
        )}
        {/* Enter in a field submits a form only if the form has a submit button. */}
        <button type="submit" hidden />
      </form>
      {chosen === NEW && <QuotaNotice uid={uid} quotas={['projects']} />}
      {failure && <Notice kind="error">{sentenceOf(failure)}</Notice>}
    </Dialog>
  );
}

import { nameOfWork, workNamed } from '@waymark/model/entities/shared';
import type { CoEditor } from '@waymark/model/entities/sharing';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { isOpenedAsNew } from '../../elements/form/opened-as-new.ts';
import { useMember } from '../../elements/page/use-member.ts';
import type { FailureReason, LiveQuery } from '../../live/core/live-query.ts';
import { useLastDefined } from '../../live/core/use-last-defined.ts';
import { useLive } from '../../live/core/use-live.ts';
import { editorOf } from '../../live/queries/own-queries.ts';
import { oneWork } from '../../live/queries/work-queries.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { LineSkeletons } from '../../ui/display/skeleton.tsx';
import type { EditorSlots } from './edit-context.ts';
import styles from './editor.module.css';
import { Editor } from './editor.tsx';
import { type KnownWork, useEditing } from './engine/use-editing.ts';

interface WorkEditorProps {
  /** As the user names it (`nameOfWork`). */
  workId: string;
  slots: EditorSlots;
  /** Opens the list of all works. */
  onLeave: () => void;
  /** Opens another work. */
  onOpen: (workId: string) => void;
}

/** The editor of a work of the signed-in user, or of a story that they write for another. */
export function WorkEditor(props: WorkEditorProps) {
  const member = useMember();
  if (member === null) return null;
  const { ownerId, id } = workNamed(member.uid, props.workId);
  // The owner of a story may open it by the address of a co-writer.
  const name = nameOfWork(member.uid, ownerId, id);
  return <EditorOf key={`${member.uid}/${name}`} {...member} {...props} workId={name} ownerId={ownerId} />;
}

interface EditorOfProps extends WorkEditorProps {
  uid: string;
  ownerId: string;
  /** False where the session was lost. */
  isSignedIn: boolean;
}

const MISSING = 'missing' as const;

/** The editor keeps the last work that was found: a listener that fails changes nothing. */
function EditorOf({ uid, ownerId, workId, isSignedIn, slots, onLeave, onOpen }: EditorOfProps) {
  const query = useMemo(() => oneWork(uid, workId), [uid, workId]);
  // A user who is signed out can read no work, so a missing one means nothing.
  const state = useLive(query, { asleep: !isSignedIn });
  const role = useLive(
    useMemo(() => roleIn(uid, workId), [uid, workId]),
    { asleep: !isSignedIn },
  );
  const known: KnownWork = useLastDefined(
    state.status === 'ready' ? state.value : state.status === 'missing' ? MISSING : undefined,
  );
  const [isNew] = useState(isOpenedAsNew(useLocation()));
  const edited = useEditing({ uid, workId, work: known, isNew, isSignedIn });
  if (!edited) {
    const fault = state.status === 'failed' ? state.reason : undefined;
    return <Waiting known={known} fault={fault} onLeave={onLeave} />;
  }
  return (
    <Editor
      uid={uid}
      ownerId={ownerId}
      isEnded={ownerId !== uid && (role.status === 'missing' || !isWritable(known))}
      workId={workId}
      isNew={isNew}
      isSignedIn={isSignedIn}
      work={known === MISSING ? undefined : known}
      edited={edited}
      slots={slots}
      onLeave={onLeave}
      onOpen={onOpen}
    />
  );
}

/** A co-writer writes in no story that was deleted, or is in the trash. */
function isWritable(known: KnownWork): boolean {
  return known !== MISSING && known?.deletedAt === undefined;
}

/** A co-writer in the story that they write for another; the owner of a work has no other role. */
function roleIn(uid: string, workId: string): LiveQuery<CoEditor> | undefined {
  const { ownerId, id } = workNamed(uid, workId);
  return ownerId === uid ? undefined : editorOf({ kind: 'story', ownerId, id }, uid);
}

interface WaitingProps {
  known: KnownWork;
  fault: FailureReason | undefined;
  onLeave: () => void;
}

function Waiting({ known, fault, onLeave }: WaitingProps) {
  const t = useTranslations();
  if (fault === undefined && known !== MISSING)
    return <LineSkeletons count={10} label={t('states.loading')} />;
  return (
    <div className={styles.waiting}>
      <Notice kind="warning">{fault === undefined ? t('edit.missing') : t(`states.${fault}`)}</Notice>
      <Button kind="secondary" icon={ArrowLeft} onClick={onLeave}>
        {t('edit.back')}
      </Button>
    </div>
  );
}

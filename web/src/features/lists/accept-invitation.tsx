import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { isPassing, useFailureSentence } from '../../elements/failure/use-failure-sentence.ts';
import { PanelPage } from '../../elements/page/panel-page.tsx';
import { useSignIn } from '../../elements/sign-in/use-sign-in.ts';
import { acceptInvitation, type SharingFailure } from '../../services/lists-api.ts';
import { useSession } from '../../session/session.ts';
import type { Session } from '../../session/session-state.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { LineSkeletons } from '../../ui/display/skeleton.tsx';
import styles from './editor/list-editor.module.css';
import { deleteInvitation } from './stored-invitation.ts';

interface AcceptInvitationProps {
  listId: string;
  invitation: string;
  /** The invitation was declined, or cannot be used. */
  onLeave: () => void;
}

/** Shown in place of a list after an invitation link was opened. A signed-in user can accept the invitation and edit the list. */
export function AcceptInvitation(props: AcceptInvitationProps) {
  const t = useTranslations('listEdit');
  const session = useSession();
  const sentenceOf = useFailureSentence();
  const [failure, setFailure] = useState<SharingFailure>();
  // The same link would fail again.
  const isOver = failure !== undefined && !isPassing(failure);
  const leave = () => {
    deleteInvitation();
    props.onLeave();
  };
  useEffect(() => {
    // The invitation cannot be used again.
    if (isOver) deleteInvitation();
  }, [isOver]);
  return (
    <PanelPage name={t('invited')} intro={t('invitedIntro')}>
      {failure && <Notice kind="warning">{sentenceOf(failure)}</Notice>}
      {!isOver && <Answer {...props} session={session} onFailed={setFailure} />}
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={leave}>
          {t(isOver ? 'toList' : 'notNow')}
        </Button>
      </div>
    </PanelPage>
  );
}

interface AnswerProps extends AcceptInvitationProps {
  session: Session;
  onFailed: (failure: SharingFailure | undefined) => void;
}

function Answer({ session, ...props }: AnswerProps) {
  const t = useTranslations();
  if (session.status === 'opening') return <LineSkeletons count={2} label={t('states.loading')} />;
  if (session.status === 'signed-out') return <SignInFirst />;
  return <AcceptForm key={session.user.id} {...props} user={session.user} />;
}

function SignInFirst() {
  const t = useTranslations('listEdit');
  const { pathname } = useLocation();
  const [isAway, setIsAway] = useState(false);
  const signIn = useSignIn(() => setIsAway(true));
  return (
    <>
      {isAway && <Notice kind="warning">{t('signInAway')}</Notice>}
      <div className={styles.buttons}>
        <Button onClick={() => signIn(pathname)}>{t('signIn')}</Button>
      </div>
    </>
  );
}

interface AcceptFormProps extends Omit<AnswerProps, 'session'> {
  user: { id: string; name: string };
}

function AcceptForm({ listId, invitation, user, onFailed }: AcceptFormProps) {
  const t = useTranslations('listEdit');
  const [name, setName] = useState(user.name.slice(0, MAX_NAME));
  const [isBusy, setIsBusy] = useState(false);
  const accept = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || name.trim() === '') return;
    setIsBusy(true);
    const failure = await acceptInvitation(user.id, { listId, invitation, name: name.trim() });
    onFailed(failure);
    if (failure !== undefined) return setIsBusy(false);
    deleteInvitation();
    // The list was refused to a visitor. As an editor the user may read it, so it is queried again.
    location.reload();
  };
  return (
    <form className={styles.fields} onSubmit={(event) => void accept(event)}>
      <TextField
        label={t('yourName')}
        hint={t('yourNameHint')}
        error={name.trim() === '' ? t('nameMissing') : undefined}
        maxLength={MAX_NAME}
        autoComplete="name"
        value={name}
        onChange={setName}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {t('accept')}
        </Button>
      </div>
    </form>
  );
}

/** The limit of the model, in UTF-16 code units. */
const MAX_NAME = 80;

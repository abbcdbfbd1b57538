import type { Shared } from '@waymark/model/entities/shared';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { acceptInvitation, type SharingFailure } from '../../services/sharing-api.ts';
import { deleteSecret } from '../../session/link-secret.ts';
import { useSession } from '../../session/session.ts';
import type { Session } from '../../session/session-state.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { LineSkeletons } from '../../ui/display/skeleton.tsx';
import { isPassing, useFailureSentence } from '../failure/use-failure-sentence.ts';
import { PanelPage } from '../page/panel-page.tsx';
import { useSignIn } from '../sign-in/use-sign-in.ts';
import styles from './sharing.module.css';

interface AcceptInvitationProps {
  shared: Shared;
  invitation: string;
  /** The invitation was declined, or cannot be used. */
  onLeave: () => void;
}

/**
 * Shown in place of a list, or of the editor of a story, after an invitation link was opened. A signed-in user can accept the invitation
 * and edit it.
 */
export function AcceptInvitation(props: AcceptInvitationProps) {
  const t = useTranslations('sharing');
  const session = useSession();
  const sentenceOf = useFailureSentence();
  const [failure, setFailure] = useState<SharingFailure>();
  // The same link would fail again.
  const isOver = failure !== undefined && !isPassing(failure);
  const leave = () => {
    deleteSecret('invitation');
    props.onLeave();
  };
  useEffect(() => {
    // The invitation cannot be used again.
    if (isOver) deleteSecret('invitation');
  }, [isOver]);
  return (
    <PanelPage name={t('invited')} intro={t('invitedIntro', { of: props.shared.kind })}>
      {failure && <Notice kind="warning">{sentenceOf(failure)}</Notice>}
      {!isOver && <Answer {...props} session={session} onFailed={setFailure} />}
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={leave}>
          {isOver ? t('toShared', { of: props.shared.kind }) : t('notNow')}
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
  const t = useTranslations('sharing');
  const { pathname, search } = useLocation();
  const [isAway, setIsAway] = useState(false);
  const signIn = useSignIn(() => setIsAway(true));
  return (
    <>
      {isAway && <Notice kind="warning">{t('signInAway')}</Notice>}
      <div className={styles.buttons}>
        <Button onClick={() => signIn(pathname + search)}>{t('signIn')}</Button>
      </div>
    </>
  );
}

interface AcceptFormProps extends Omit<AnswerProps, 'session'> {
  user: { id: string; name: string };
}

function AcceptForm({ shared, invitation, user, onFailed }: AcceptFormProps) {
  const t = useTranslations('sharing');
  const [name, setName] = useState(user.name.slice(0, MAX_NAME));
  const [isBusy, setIsBusy] = useState(false);
  const accept = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || name.trim() === '') return;
    setIsBusy(true);
    const failure = await acceptInvitation(user.id, { shared, invitation, name: name.trim() });
    onFailed(failure);
    if (failure !== undefined) return setIsBusy(false);
    deleteSecret('invitation');
    // It was refused to a visitor. As an editor the user may read it, so it is queried again.
    location.reload();
  };
  return (
    <form className={styles.fields} onSubmit={(event) => void accept(event)}>
      <TextField
        label={t('yourName')}
        hint={t('yourNameHint', { of: shared.kind })}
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

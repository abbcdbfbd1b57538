import type { Shared } from '@waymark/model/entities/shared';
import type { CoEditor, ShareInvitation } from '@waymark/model/entities/sharing';
import { UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '../../i18n/use-date-format.ts';
import { Live } from '../../live/core/live.tsx';
import { invitationsTo, peopleOf } from '../../live/queries/own-queries.ts';
import { inviteTo, removeEditor, revokeInvitation } from '../../services/sharing-api.ts';
import { secretLink } from '../../session/link-secret.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { copyText } from '../../ui/hooks/copy-text.ts';
import { addToast } from '../../ui/overlays/toast-store.ts';
import { useFailureSentence } from '../failure/use-failure-sentence.ts';
import { LinkText } from './link-text.tsx';
import styles from './sharing.module.css';
import { useSharingRequest } from './use-sharing-request.ts';

interface PeopleProps {
  /** The component has to be mounted again for another one. */
  shared: Shared;
  /** The path to which an invitation leads. */
  path: string;
  uid: string;
  isOwner: boolean;
}

/** The editors of a list or the co-writers of a story. The owner invites and removes them, and each of them can leave. */
export function People({ shared, path, uid, isOwner }: PeopleProps) {
  const t = useTranslations('sharing');
  const askOnce = useSharingRequest();
  if (isOwner) return <OwnersPeople shared={shared} path={path} uid={uid} />;
  const of = shared.kind;
  const leave = () =>
    askOnce({
      name: uid,
      send: async () => {
        const failure = await removeEditor(uid, shared, uid);
        // A repeated request after a lost answer: a user who is no editor any more has left.
        return failure?.reason === 'gone' || failure?.reason === 'not-owner' ? undefined : failure;
      },
      success: { kind: 'success', message: t('left', { of }) },
    });
  return (
    <section className={styles.section} aria-labelledby="people">
      <h2 id="people">{t('people', { of })}</h2>
      <p className={styles.hint}>{t('youEdit', { of })}</p>
      <div className={styles.buttons}>
        <Button kind="secondary" size="small" onClick={() => void leave()}>
          {t('leave', { of })}
        </Button>
      </div>
    </section>
  );
}

function OwnersPeople({ shared, path, uid }: Omit<PeopleProps, 'isOwner'>) {
  const t = useTranslations('sharing');
  const [link, setLink] = useState<string>();
  const people = useMemo(() => peopleOf(shared), [shared]);
  const invitations = useMemo(() => invitationsTo(shared), [shared]);
  const of = shared.kind;
  const failed = <Notice kind="warning">{t('peopleFailed', { of })}</Notice>;
  return (
    <section className={styles.section} aria-labelledby="people">
      <h2 id="people">{t('people', { of })}</h2>
      <p className={styles.hint}>{t('peopleHint', { of })}</p>
      <Live query={people} loading={null} missing={null} failed={() => failed}>
        {(editors) => <Editors shared={shared} uid={uid} editors={editors} />}
      </Live>
      <Live query={invitations} loading={null} missing={null} failed={() => failed}>
        {(all) => <Invitations shared={shared} uid={uid} all={all} />}
      </Live>
      <Invite shared={shared} path={path} uid={uid} link={link} onLink={setLink} />
    </section>
  );
}

interface SharedProps {
  shared: Shared;
  uid: string;
}

function Editors({ shared, uid, editors }: SharedProps & { editors: readonly CoEditor[] }) {
  const t = useTranslations('sharing');
  const askOnce = useSharingRequest();
  const remove = (editorId: string, name: string) =>
    askOnce({
      name: editorId,
      send: () => removeEditor(uid, shared, editorId),
      success: { kind: 'success', message: t('personRemoved', { of: shared.kind, name }) },
    });
  if (editors.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={t('people', { of: shared.kind })}>
      {editors.map(({ uid: editorId, name }) => (
        <li key={editorId} className={styles.row}>
          <span>{name}</span>
          <Button
            kind="secondary"
            size="small"
            aria-label={t('removePersonNamed', { name })}
            onClick={() => void remove(editorId, name)}
          >
            {t('removePerson')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Invitations({ shared, uid, all }: SharedProps & { all: readonly ShareInvitation[] }) {
  const date = useDateFormat();
  const t = useTranslations('sharing');
  const askOnce = useSharingRequest();
  // An invitation that expires while it is shown is refused when it is used.
  const [now] = useState(Date.now);
  const open = all.filter(({ state, expiresAt }) => state === 'open' && expiresAt > now);
  const revoke = (id: string) =>
    askOnce({
      name: id,
      send: () => revokeInvitation(uid, shared, id),
      success: { kind: 'success', message: t('revoked') },
    });
  if (open.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={t('open')}>
      {open.map(({ id, expiresAt }) => (
        <li key={id} className={styles.row}>
          <span>{t('openUntil', { date: date(expiresAt) })}</span>
          <Button
            kind="secondary"
            size="small"
            aria-label={t('revokeUntil', { date: date(expiresAt) })}
            onClick={() => void revoke(id)}
          >
            {t('revoke')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface InviteProps extends SharedProps {
  path: string;
  link: string | undefined;
  onLink: (link: string) => void;
}

/** Creates an invitation and shows its link, once. */
function Invite({ shared, path, uid, link, onLink }: InviteProps) {
  const t = useTranslations('sharing');
  const sentenceOf = useFailureSentence();
  const [isBusy, setIsBusy] = useState(false);
  const copy = async (text: string) => {
    // Where it is not copied, it can still be copied by hand.
    if (await copyText(text)) addToast({ kind: 'success', message: t('linkCopied') });
  };
  const invite = async () => {
    setIsBusy(true);
    const answer = await inviteTo(uid, shared);
    setIsBusy(false);
    if ('failure' in answer) return void addToast({ kind: 'error', message: sentenceOf(answer.failure) });
    const made = secretLink('invitation', path, answer.done.invitation);
    onLink(made);
    await copy(made);
  };
  return (
    <>
      {link !== undefined && (
        <>
          <p className={styles.hint}>{t('linkOnce')}</p>
          <LinkText link={link} />
        </>
      )}
      <div className={styles.buttons}>
        <Button kind="secondary" icon={UserPlus} busy={isBusy} onClick={() => void invite()}>
          {t('invite')}
        </Button>
        {link !== undefined && (
          <Button kind="quiet" onClick={() => void copy(link)}>
            {t('copyAgain')}
          </Button>
        )}
      </div>
    </>
  );
}

import type { List } from '@waymark/model/entities/list';
import type { ListEditor, ListInvitation } from '@waymark/model/entities/list-people';
import { pathTo } from '@waymark/model/paths/path-to';
import { UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../../elements/failure/use-failure-sentence.ts';
import { useLocale } from '../../../i18n/paths.ts';
import { Live } from '../../../live/core/live.tsx';
import { invitationsTo, peopleOf } from '../../../live/queries/own-queries.ts';
import { inviteTo, removeEditor, revokeInvitation } from '../../../services/lists-api.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/display/notice.tsx';
import { addToast } from '../../../ui/overlays/toast-store.ts';
import { invitationLink } from '../stored-invitation.ts';
import { useSharingRequest } from '../use-sharing-request.ts';
import styles from './list-editor.module.css';

interface ListPeopleProps {
  list: List;
  uid: string;
  isOwner: boolean;
}

/** The editors of a list. Its owner invites and removes them, and an editor can leave. */
export function ListPeople({ list, uid, isOwner }: ListPeopleProps) {
  const t = useTranslations('listEdit');
  const askOnce = useSharingRequest();
  if (isOwner) return <OwnersPeople list={list} uid={uid} />;
  const leave = () =>
    askOnce({
      name: uid,
      send: async () => {
        const failure = await removeEditor(uid, list.id, uid);
        // A repeated request after a lost answer: a user who is no editor any more has left.
        return failure?.reason === 'gone' || failure?.reason === 'not-owner' ? undefined : failure;
      },
      success: { kind: 'success', message: t('left') },
    });
  return (
    <section className={styles.section} aria-labelledby="list-people">
      <h2 id="list-people">{t('people')}</h2>
      <p className={styles.hint}>{t('youEdit')}</p>
      <div className={styles.buttons}>
        <Button kind="secondary" size="small" onClick={() => void leave()}>
          {t('leave')}
        </Button>
      </div>
    </section>
  );
}

function OwnersPeople({ list, uid }: Omit<ListPeopleProps, 'isOwner'>) {
  const t = useTranslations();
  const [link, setLink] = useState<string>();
  const people = useMemo(() => peopleOf(list.id), [list.id]);
  const invitations = useMemo(() => invitationsTo(list.id), [list.id]);
  const failed = <Notice kind="warning">{t('listEdit.peopleFailed')}</Notice>;
  return (
    <section className={styles.section} aria-labelledby="list-people">
      <h2 id="list-people">{t('listEdit.people')}</h2>
      <p className={styles.hint}>{t('listEdit.peopleHint')}</p>
      <Live query={people} loading={null} missing={null} failed={() => failed}>
        {(editors) => <Editors list={list} uid={uid} editors={editors} />}
      </Live>
      <Live query={invitations} loading={null} missing={null} failed={() => failed}>
        {(all) => <Invitations list={list} uid={uid} all={all} />}
      </Live>
      <Invite list={list} uid={uid} link={link} onLink={setLink} />
    </section>
  );
}

interface SharedProps {
  list: List;
  uid: string;
}

function Editors({ list, uid, editors }: SharedProps & { editors: readonly ListEditor[] }) {
  const t = useTranslations('listEdit');
  const askOnce = useSharingRequest();
  const remove = (editorId: string, name: string) =>
    askOnce({
      name: editorId,
      send: () => removeEditor(uid, list.id, editorId),
      success: { kind: 'success', message: t('personRemoved', { name }) },
    });
  if (editors.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={t('people')}>
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

function Invitations({ list, uid, all }: SharedProps & { all: readonly ListInvitation[] }) {
  const t = useTranslations('listEdit');
  const askOnce = useSharingRequest();
  // An invitation that expires while it is shown is refused when it is used.
  const [now] = useState(Date.now);
  const open = all.filter(({ state, expiresAt }) => state === 'open' && expiresAt > now);
  const revoke = (id: string) =>
    askOnce({
      name: id,
      send: () => revokeInvitation(uid, list.id, id),
      success: { kind: 'success', message: t('revoked') },
    });
  if (open.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={t('open')}>
      {open.map(({ id, expiresAt }) => (
        <li key={id} className={styles.row}>
          <span>{t('openUntil', { date: expiresAt })}</span>
          <Button
            kind="secondary"
            size="small"
            aria-label={t('revokeUntil', { date: expiresAt })}
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
  link: string | undefined;
  onLink: (link: string) => void;
}

/** Creates an invitation and shows its link, once. */
function Invite({ list, uid, link, onLink }: InviteProps) {
  const t = useTranslations('listEdit');
  const locale = useLocale();
  const sentenceOf = useFailureSentence();
  const [isBusy, setIsBusy] = useState(false);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      addToast({ kind: 'success', message: t('linkCopied') });
    } catch (error) {
      // The link can still be copied by hand.
      console.warn('The clipboard cannot be written to.', error);
    }
  };
  const invite = async () => {
    setIsBusy(true);
    const answer = await inviteTo(uid, list.id);
    setIsBusy(false);
    if ('failure' in answer) return void addToast({ kind: 'error', message: sentenceOf(answer.failure) });
    const made = invitationLink(pathTo('lists-id', { id: list.id }, locale), answer.done.invitation);
    onLink(made);
    await copy(made);
  };
  return (
    <>
      {link !== undefined && (
        <>
          <p className={styles.hint}>{t('linkOnce')}</p>
          <code className={styles.link}>{link}</code>
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

import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFailureSentence } from '../../elements/failure/use-failure-sentence.ts';
import { useLocale } from '../../i18n/paths.ts';
import { useMomentFormat } from '../../i18n/use-moment-format.ts';
import { useLive } from '../../live/core/use-live.ts';
import { deletionOf } from '../../live/queries/settings-queries.ts';
import { requestDeletion } from '../../services/account-api.ts';
import { sinceSignIn } from '../../session/sign-in-way.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { KeepAccount } from './keep-account.tsx';
import styles from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';

/** The part of the address with which the user returns from signing in again. */
const HASH = '#delete';

/** For how long a sign-in counts as recent here, in milliseconds: less than the server accepts, so that there is time to read. */
const RECENT = 8 * 60_000;

/** Deleting the account: what goes and what stays, a recent sign-in, and 14 days to keep it. */
export function DeletionSection({ uid }: { uid: string }) {
  const t = useTranslations('settings.deletion');
  const moment = useMomentFormat();
  const query = useMemo(() => deletionOf(uid), [uid]);
  const state = useLive(query);
  /** The answer to the request. The database may report it later. */
  const [requested, setRequested] = useState<number>();
  const dueAt = requested ?? (state.status === 'ready' ? state.value.dueAt : undefined);
  return (
    <SettingsSection heading={t('heading')} intro={t('intro')}>
      {dueAt === undefined ? (
        <Request uid={uid} onRequested={setRequested} />
      ) : (
        <>
          <Notice kind="warning">{t('waiting', { date: moment(dueAt) })}</Notice>
          <KeepAccount uid={uid} onKept={() => setRequested(undefined)} />
        </>
      )}
    </SettingsSection>
  );
}

function Request({ uid, onRequested }: { uid: string; onRequested: (dueAt: number) => void }) {
  const t = useTranslations('settings.deletion');
  const words = useTranslations('settings');
  const sentenceOf = useFailureSentence();
  const locale = useLocale();
  const { pathname, hash } = useLocation();
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isRecent = useIsRecent();
  useEffect(() => {
    if (isRecent && hash === HASH) setIsAsked(true);
  }, [isRecent, hash]);

  const signInAnew = async () => {
    try {
      const { signIn } = await import('../../session/sign-in.ts');
      await signIn(pathname + HASH, locale, { isAnew: true });
    } catch (error) {
      console.warn('The sign-in page could not be opened.', error);
      setProblem(t('signInAway'));
    }
  };
  const request = async () => {
    try {
      const { signInToFirebaseAnew } = await import('../../session/connected-session.ts');
      await signInToFirebaseAnew();
    } catch (error) {
      // The request says what is wrong.
      console.warn('Firebase could not be signed in anew.', error);
    }
    const answer = await requestDeletion({ uid, locale });
    if ('done' in answer) return onRequested(answer.done.dueAt);
    const { reason } = answer.failure;
    setProblem(reason === 'sign-in-too-old' ? t('tooOld') : sentenceOf({ reason }));
  };
  const go = async () => {
    setIsBusy(true);
    setProblem(undefined);
    await (isRecent ? request() : signInAnew());
    setIsBusy(false);
  };
  return (
    <>
      <Button kind="danger" onClick={() => setIsAsked(true)}>
        {t('open')}
      </Button>
      <Dialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        heading={t('dialog')}
        closeLabel={words('close')}
        actions={
          <>
            <Button kind="secondary" onClick={() => setIsAsked(false)}>
              {t('cancel')}
            </Button>
            <Button kind="danger" busy={isBusy} onClick={() => void go()}>
              {isRecent ? t('confirm') : t('signIn')}
            </Button>
          </>
        }
      >
        {problem && <Notice kind="error">{problem}</Notice>}
        <p>{t('goes')}</p>
        <ul className={styles.list}>
          {(['content', 'photos', 'lists', 'messages', 'account'] as const).map((part) => (
            <li key={part}>{t(`parts.${part}`)}</li>
          ))}
        </ul>
        <p>{t('stays')}</p>
        <p>{t('delay')}</p>
        {!isRecent && <p>{t('proof')}</p>}
      </Dialog>
    </>
  );
}

/** Whether the user has signed in a few minutes ago. */
function useIsRecent(): boolean {
  const [isRecent, setIsRecent] = useState(() => sinceSignIn() < RECENT);
  useEffect(() => {
    if (!isRecent) return;
    const timer = setTimeout(() => setIsRecent(false), RECENT - sinceSignIn());
    return () => clearTimeout(timer);
  }, [isRecent]);
  return isRecent;
}

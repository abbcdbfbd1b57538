import type { InstagramConnection } from '@waymark/model/entities/instagram-connection';
import { Download, Link2, Unlink } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocale, usePathTo } from '../../i18n/paths.ts';
import { useDateFormat } from '../../i18n/use-date-format.ts';
import { useLive } from '../../live/core/use-live.ts';
import { instagramConnectionOf } from '../../live/queries/import-queries.ts';
import { beginConnection, disconnect, finishConnection, startImport } from '../../services/instagram-api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/display/notice.tsx';
import styles from './archive-import.module.css';

type Said = 'connected' | 'refusedByOwner' | 'notConnected' | 'disconnected' | 'full' | 'notDone';

/** The account at Instagram: connecting it, importing from it, and disconnecting it. */
export function AccountConnection({ uid }: { uid: string }) {
  const t = useTranslations('imports');
  const locale = useLocale();
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const state = useLive(useMemo(() => instagramConnectionOf(uid), [uid]));
  const connection = state.status === 'ready' ? state.value : undefined;
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>();
  const decision = useDecision();
  const isFinishing = useRef(false);

  const act = async (action: () => Promise<Said | undefined>) => {
    setBusy(true);
    setSaid(undefined);
    setSaid(await action());
    setBusy(false);
  };
  const finish = useEffectEvent(async () => {
    // A code is valid once, and an effect may run twice.
    if (decision === null || isFinishing.current) return;
    isFinishing.current = true;
    if ('error' in decision) setSaid(decision.error === 'access_denied' ? 'refusedByOwner' : 'notConnected');
    else await act(async () => ((await finishConnection(uid, decision)) ? 'notConnected' : 'connected'));
  });
  useEffect(() => {
    if (decision !== null) void finish();
  }, [decision]);

  const connect = () =>
    act(async () => {
      const answer = await beginConnection(uid, locale);
      if ('failure' in answer) return 'notDone';
      location.assign(answer.done.address);
      return undefined;
    });
  const read = () =>
    act(async () => {
      const answer = await startImport(uid);
      if ('failure' in answer) return answer.failure.reason === 'full' ? 'full' : 'notDone';
      await navigate(pathTo('atlas-instagram-id', { id: answer.done.id }));
      return undefined;
    });
  const end = () => act(async () => ((await disconnect(uid)) ? 'notDone' : 'disconnected'));
  return (
    <div className={styles.archive}>
      {said && <Notice kind={KINDS[said]}>{t(`account.${said}`)}</Notice>}
      <Standing connection={connection} />
      <div className={styles.actions}>
        {connection?.state === 'connected' ? (
          <Button icon={Download} busy={isBusy} onClick={() => void read()}>
            {t('account.import')}
          </Button>
        ) : (
          <Button icon={Link2} busy={isBusy} onClick={() => void connect()}>
            {t(connection ? 'account.connectAgain' : 'account.connect')}
          </Button>
        )}
        {connection && (
          <Button kind="secondary" icon={Unlink} busy={isBusy} onClick={() => void end()}>
            {t('account.disconnect')}
          </Button>
        )}
      </div>
    </div>
  );
}

const KINDS = {
  connected: 'success',
  refusedByOwner: 'info',
  notConnected: 'error',
  disconnected: 'success',
  full: 'error',
  notDone: 'error',
} as const;

/** What is connected, since when, and until when. */
function Standing({ connection }: { connection: InstagramConnection | undefined }) {
  const date = useDateFormat();
  const t = useTranslations('imports.account');
  if (connection === undefined) return <p className={styles.hint}>{t('none')}</p>;
  const { username, since, expiresAt, state } = connection;
  if (state === 'expired') return <Notice kind="warning">{t('expired', { name: username })}</Notice>;
  return <p>{t('since', { name: username, since: date(since), until: date(expiresAt) })}</p>;
}

type Decision = { code: string; state: string } | { error: string };

/** What Instagram sent the person back with, after the # of the address, from which it is removed at once. */
function useDecision(): Decision | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [decision] = useState(() => decisionIn(hash));
  useEffect(() => {
    if (decision !== null) void navigate(pathname, { replace: true });
  }, [decision, navigate, pathname]);
  return decision;
}

function decisionIn(hash: string): Decision | null {
  const brought = new URLSearchParams(hash.slice(1));
  const [code, state, error] = ['code', 'state', 'error'].map((name) => brought.get(name));
  if (code && state) return { code, state };
  return error ? { error } : null;
}

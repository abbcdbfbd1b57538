import { type MouseEvent, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocale, usePathTo } from '../../i18n/paths.ts';
import { signInTarget } from '../../session/addresses.ts';
import { freshSession, useSession } from '../../session/session.ts';
import { noteSignIn } from '../../session/sign-in-way.ts';
import { hasProviderTokens } from '../../session/token-storage.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { opensElsewhere } from '../../ui/controls/opens-elsewhere.ts';
import { Notice } from '../../ui/display/notice.tsx';
import { Panel } from '../../ui/display/panel.tsx';
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts';
import { awaitedLetter, deleteAwaitedLetter } from './awaited-letter.ts';
import styles from './email-account.module.css';
import { type AccessView, EmailAccount } from './email-account.tsx';
import { LinkForm } from './link-form.tsx';
import { deleteAccessDraft } from './use-access-draft.ts';

/** The id of the section with the ways to sign in. */
const WAYS_IN = 'sign-in';

/**
 * Both ways to sign in, side by side. The query names what a letter leads to (`code`, `confirmation`), where to go afterwards
 * (`to`), whether to go on to the provider at once (`provider`), and whether a user who is signed in signs in again (`anew`). The link
 * of a letter does not name where to go: this browser remembers it.
 */
export function WaysIn() {
  const t = useTranslations('access');
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const session = useSession();
  // The server renders the page without its query.
  const start = startOf(isHydrated ? query : new URLSearchParams());
  // Without a target, the sign-in leads back to this page, which offers the next steps.
  const target =
    (isHydrated && (signInTarget(query.get('to')) ?? awaitedLetter()?.target)) || pathTo('join', {});

  const goOn = async () => {
    noteSignIn('email');
    // Not until Firebase knows it as well: a page for members waits for that itself, and no other has to.
    await freshSession();
    deleteAccessDraft();
    deleteAwaitedLetter();
    await navigate(target, { replace: true });
  };

  const isConfirmed = isHydrated && query.has('confirmed');
  const isByLetter = start.name === 'new-password' || start.name === 'confirm';
  const isAnew = isHydrated && query.has('anew');
  if (session.status === 'signed-in' && !isByLetter && !isAnew) return <SignedIn {...session.user} />;
  return (
    <section id={WAYS_IN} tabIndex={-1} className={styles.ways} aria-label={t('heading')}>
      <EmailAccount
        key={JSON.stringify([start, isConfirmed])}
        start={start}
        isConfirmed={isConfirmed}
        isAnew={isAnew}
        target={target}
        onSignedIn={goOn}
      />
      {!isByLetter && (
        <ProviderPanel target={target} isAsked={isHydrated && query.has('provider')} isAnew={isAnew} />
      )}
    </section>
  );
}

/** Leads from the end of the page to the ways to sign in above, and a user who is signed in to the next step. */
export function BeginLink() {
  const t = useTranslations('access');
  const pathTo = usePathTo();
  const session = useSession();
  return (
    <div className={styles.end}>
      {session.status === 'signed-in' ? (
        <ButtonLink to={pathTo('creators-join', {})}>{t('goOn')}</ButtonLink>
      ) : (
        <ButtonLink to={{ hash: `#${WAYS_IN}` }} onClick={focusWaysIn}>
          {t('heading')}
        </ButtonLink>
      )}
    </div>
  );
}

/** Goes there without a hash in the address, so that Back leads to the page before. */
function focusWaysIn(event: MouseEvent<HTMLAnchorElement>): void {
  const ways = document.getElementById(WAYS_IN);
  if (ways === null || opensElsewhere(event)) return;
  event.preventDefault();
  ways.scrollIntoView({ block: 'start' });
  ways.focus({ preventScroll: true });
}

function startOf(query: URLSearchParams): AccessView {
  const [code, confirmation] = [query.get('code'), query.get('confirmation')];
  if (code) return { name: 'new-password', code };
  return confirmation ? { name: 'confirm', confirmation } : { name: 'sign-in' };
}

interface ProviderPanelProps {
  /** The path to return to. */
  target: string;
  /** Whether to go on to the provider at once. */
  isAsked: boolean;
  /** Whether a user who is signed in signs in again. */
  isAnew: boolean;
}

function ProviderPanel({ target, isAsked, isAnew }: ProviderPanelProps) {
  const t = useTranslations('access');
  const locale = useLocale();
  const [stage, setStage] = useState<'ready' | 'leaving' | 'away'>('ready');
  const leave = () => {
    setStage('leaving');
    import('../../session/sign-in.ts')
      .then(({ signInAtProvider }) => signInAtProvider(target, locale, { isAnew }))
      .catch((error: unknown) => {
        console.warn('The sign-in page could not be opened.', error);
        setStage('away');
      });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened so
  useEffect(() => {
    if (isAsked) leave();
  }, [isAsked]);
  return (
    <Panel heading={t('byProvider')}>
      <p>{t('providerText')}</p>
      {stage === 'away' && <Notice kind="warning">{t('providerAway')}</Notice>}
      <div className={styles.end}>
        <Button kind="secondary" busy={stage === 'leaving'} onClick={leave}>
          {t('provider')}
        </Button>
      </div>
    </Panel>
  );
}

function SignedIn({ id, name }: { id: string; name: string }) {
  const t = useTranslations('access');
  const pathTo = usePathTo();
  return (
    <div className={styles.signedIn}>
      <Notice kind="success">{t('signedIn', { name })}</Notice>
      <div className={styles.end}>
        <ButtonLink to={pathTo('creators-join', {})}>{t('goOn')}</ButtonLink>
        <ButtonLink kind="secondary" to={pathTo('lists', {})}>
          {t('toLists')}
        </ButtonLink>
      </div>
      {hasProviderTokens() && (
        <Panel heading={t('linkHeading')}>
          <LinkForm uid={id} />
        </Panel>
      )}
    </div>
  );
}

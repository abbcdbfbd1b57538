import type { Creator } from '@waymark/model/entities/creator';
import type { Follows } from '@waymark/model/entities/follows';
import { Bell, BellRing, PenLine } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSignIn } from '../../elements/sign-in/use-sign-in.ts';
import { usePathTo } from '../../i18n/paths.ts';
import { useLive } from '../../live/core/use-live.ts';
import { followsOf } from '../../live/queries/settings-queries.ts';
import { isVisitor } from '../../session/is-visitor.ts';
import { useSession } from '../../session/session.ts';
import { useIsConnected } from '../../session/use-is-connected.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { onFirstClick } from '../../ui/controls/on-first-click.ts';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import { addToast } from '../../ui/overlays/toast-store.ts';
import { useFollow } from './use-follow.ts';

interface FollowButtonProps {
  creator: Pick<Creator, 'id' | 'userId' | 'name'>;
}

/** Follows a creator, or no longer. A visitor signs in first, and creators edit their own profile instead. */
export function FollowButton({ creator }: FollowButtonProps) {
  const t = useTranslations('following');
  const pathTo = usePathTo();
  const session = useSession();
  /** An early press counts: it waits until the session is open, and it is known whom the user follows. */
  const [isPending, setIsPending] = useState(false);
  if (isVisitor(session)) return <SignInToFollow name={creator.name} />;
  // The session of a signed-in user opens in a moment.
  if (session.status !== 'signed-in') {
    return (
      <Button
        kind="secondary"
        icon={Bell}
        busy={isPending}
        aria-label={t('followNamed', { name: creator.name })}
        onClick={() => setIsPending(true)}
      >
        {t('follow')}
      </Button>
    );
  }
  if (session.user.id === creator.userId) {
    return (
      <ButtonLink kind="secondary" icon={PenLine} to={pathTo('workspace-profile', {})}>
        {t('editProfile')}
      </ButtonLink>
    );
  }
  return <Follow uid={session.user.id} creator={creator} isPending={isPending} setIsPending={setIsPending} />;
}

interface FollowProps extends FollowButtonProps {
  uid: string;
  /** Whether an early press waits. */
  isPending: boolean;
  setIsPending: (isPending: boolean) => void;
}

function Follow({ uid, creator: { id, name }, isPending, setIsPending }: FollowProps) {
  const t = useTranslations('following');
  const isConnected = useIsConnected();
  const state = useLive(useMemo(() => (isConnected ? followsOf(uid) : undefined), [isConnected, uid]));
  const follows = state.status === 'ready' ? state.value : undefined;
  const { isBusy, change } = useFollow(uid, follows);
  const latest = useLatest(follows);
  /** What the last press wrote, and the list at that time. It counts until the list changes. */
  const [written, setWritten] = useState<{ isFollowed: boolean; into: Follows | undefined }>();
  const isFollowed =
    written !== undefined && written.into === follows
      ? written.isFollowed
      : follows?.creators.includes(id) === true;
  const write = async (next: boolean) => {
    if (await change(id, next)) setWritten({ isFollowed: next, into: latest.current });
  };
  const isKnown = state.status !== 'loading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: it does not run again for a new function
  useEffect(() => {
    if (!isPending || !isKnown) return;
    setIsPending(false);
    if (!isFollowed) void write(true);
  }, [isPending, isKnown]);
  const press = () => (isKnown ? void write(!isFollowed) : setIsPending(true));
  return (
    <Button
      kind="secondary"
      icon={isFollowed ? BellRing : Bell}
      busy={isBusy || isPending}
      aria-pressed={isFollowed}
      aria-label={t(isFollowed ? 'followedNamed' : 'followNamed', { name })}
      onClick={onFirstClick(press)}
    >
      {t(isFollowed ? 'followed' : 'follow')}
    </Button>
  );
}

function SignInToFollow({ name }: { name: string }) {
  const t = useTranslations('following');
  const { pathname, search } = useLocation();
  const signIn = useSignIn(() => addToast({ kind: 'error', message: t('signInAway') }));
  return (
    <Button
      kind="secondary"
      icon={Bell}
      aria-label={t('signInToFollow', { name })}
      onClick={() => signIn(pathname + search)}
    >
      {t('follow')}
    </Button>
  );
}

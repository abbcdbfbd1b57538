import type { Creator } from '@waymark/model/entities/creator';
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
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { onFirstClick } from '../../ui/controls/on-first-click.ts';
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
  const [isWanted, setIsWanted] = useState(false);
  if (isVisitor(session)) return <SignInToFollow name={creator.name} />;
  // The session of a signed-in user opens in a moment. A press until then counts.
  if (session.status !== 'signed-in') {
    return (
      <Button
        kind="secondary"
        icon={Bell}
        busy={isWanted}
        aria-label={t('followNamed', { name: creator.name })}
        onClick={() => setIsWanted(true)}
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
  return <Follow uid={session.user.id} creator={creator} isWanted={isWanted} />;
}

interface FollowProps extends FollowButtonProps {
  uid: string;
  /** Whether the button was pressed before it was known whose it is. */
  isWanted: boolean;
}

function Follow({ uid, creator: { id, name }, isWanted }: FollowProps) {
  const t = useTranslations('following');
  const state = useLive(useMemo(() => followsOf(uid), [uid]));
  const follows = state.status === 'ready' ? state.value : undefined;
  const { isBusy, change } = useFollow(uid, follows);
  const isFollowed = follows?.creators.includes(id) === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isWanted) void change(id, true);
  }, []);
  return (
    <Button
      kind="secondary"
      icon={isFollowed ? BellRing : Bell}
      busy={isBusy}
      aria-pressed={isFollowed}
      aria-label={t(isFollowed ? 'followedNamed' : 'followNamed', { name })}
      onClick={onFirstClick(() => void change(id, !isFollowed))}
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

import type { Creator } from '@waymark/model/entities/creator';
import { Bell, BellRing, PenLine } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocale, usePathTo } from '../../i18n/paths.ts';
import { useLive } from '../../live/core/use-live.ts';
import { followsOf } from '../../live/queries/settings-queries.ts';
import { useSession } from '../../session/session.ts';
import { hasTokens } from '../../session/token-storage.ts';
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
  if (session.status === 'signed-out' || (session.status === 'opening' && !hasTokens())) {
    return <SignInToFollow name={creator.name} />;
  }
  // The session of a signed-in user opens in a moment.
  if (session.status !== 'signed-in') return <Unknown name={creator.name} />;
  if (session.user.id === creator.userId) {
    return (
      <ButtonLink kind="secondary" icon={PenLine} to={pathTo('workspace-profile', {})}>
        {t('editProfile')}
      </ButtonLink>
    );
  }
  return <Follow uid={session.user.id} creator={creator} />;
}

function Follow({ uid, creator: { id, name } }: FollowButtonProps & { uid: string }) {
  const t = useTranslations('following');
  const state = useLive(useMemo(() => followsOf(uid), [uid]));
  const follows = state.status === 'ready' ? state.value : undefined;
  const { isBusy, change } = useFollow(uid, follows);
  const isFollowed = follows?.creators.includes(id) === true;
  return (
    <Button
      kind="secondary"
      icon={isFollowed ? BellRing : Bell}
      busy={isBusy || state.status === 'loading'}
      aria-pressed={isFollowed}
      aria-label={t(isFollowed ? 'followedNamed' : 'followNamed', { name })}
      onClick={onFirstClick(() => void change(id, !isFollowed))}
    >
      {t(isFollowed ? 'followed' : 'follow')}
    </Button>
  );
}

/** Until it is known whether the user follows the creator. */
function Unknown({ name }: { name: string }) {
  const t = useTranslations('following');
  return (
    <Button kind="secondary" icon={Bell} busy aria-label={t('followNamed', { name })}>
      {t('follow')}
    </Button>
  );
}

function SignInToFollow({ name }: { name: string }) {
  const t = useTranslations('following');
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const signIn = () => {
    import('../../session/sign-in.ts')
      .then((module) => module.signIn(pathname + search, locale))
      .catch((error: unknown) => {
        console.warn('The sign-in page could not be opened.', error);
        addToast({ kind: 'error', message: t('signInAway') });
      });
  };
  return (
    <Button kind="secondary" icon={Bell} aria-label={t('signInToFollow', { name })} onClick={signIn}>
      {t('follow')}
    </Button>
  );
}

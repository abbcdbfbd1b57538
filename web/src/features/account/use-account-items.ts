import { mayReadMessages } from '@waymark/model/permissions';
import {
  Bell,
  Bookmark,
  Images,
  Inbox,
  LogIn,
  LogOut,
  Mail,
  Map as MapIcon,
  PenLine,
  SlidersHorizontal,
  UserPlus,
} from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useEmailPath } from '../../elements/sign-in/use-email-path.ts';
import { useJoiningPath } from '../../elements/sign-in/use-joining-path.ts';
import { useSignIn } from '../../elements/sign-in/use-sign-in.ts';
import { usePathTo } from '../../i18n/paths.ts';
import { creatorOf } from '../../session/creator-of.ts';
import type { Session } from '../../session/session-state.ts';
import { lastSignInWay } from '../../session/sign-in-way.ts';
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts';
import type { MenuItem } from '../../ui/overlays/menu.tsx';
import { addToast } from '../../ui/overlays/toast-store.ts';

type MenuPage =
  | 'lists'
  | 'following'
  | 'atlas-instagram'
  | 'workspace-articles'
  | 'workspace-messages'
  | 'creators-join'
  | 'saved'
  | 'settings'
  | 'logout';

/** What a member can do with an account, or a visitor without one. */
export function useAccountItems(session: Session): MenuItem[] {
  const t = useTranslations('account');
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const signIn = useSignInHere();
  const byEmail = useEmailPath();
  const joining = useJoiningPath(session);
  // The server does not know the way. A member who uses the e-mail address is led to that page by both items.
  const isByProvider = !useIsHydrated() || lastSignInWay() === 'provider';
  const isSignedIn = session.status === 'signed-in';
  const isCreator = creatorOf(session) !== undefined;
  const open = (page: MenuPage) => () => navigate(pathTo(page, {}));
  const join = { id: 'join', label: t('join'), icon: UserPlus, onSelect: () => navigate(joining) };
  const workspace = {
    id: 'workspace',
    label: t('workspace'),
    icon: PenLine,
    onSelect: open('workspace-articles'),
  };
  const hasInbox = isSignedIn && mayReadMessages(session.permissions);
  const byProvider = { id: 'sign-in', label: t('byProvider'), icon: LogIn, onSelect: () => signIn() };
  const inbox = { id: 'messages', label: t('messages'), icon: Inbox, onSelect: open('workspace-messages') };
  return isSignedIn
    ? [
        { id: 'lists', label: t('lists'), icon: MapIcon, onSelect: open('lists') },
        { id: 'following', label: t('following'), icon: Bell, onSelect: open('following') },
        { id: 'instagram', label: t('instagram'), icon: Images, onSelect: open('atlas-instagram') },
        isCreator ? workspace : join,
        ...(hasInbox ? [inbox] : []),
        { id: 'settings', label: t('settings'), icon: SlidersHorizontal, onSelect: open('settings') },
        { id: 'sign-out', label: t('signOut'), icon: LogOut, onSelect: open('logout') },
      ]
    : [
        { id: 'saved', label: t('saved'), icon: Bookmark, onSelect: open('saved') },
        ...(isByProvider ? [byProvider] : []),
        { id: 'by-email', label: t('byEmail'), icon: Mail, onSelect: () => navigate(byEmail) },
        join,
      ];
}

/** Goes to the sign-in page of the provider, which leads back to this page unless a target is given. */
export function useSignInHere(): (target?: string) => void {
  const t = useTranslations('account');
  const { pathname, search, hash } = useLocation();
  const signIn = useSignIn((error) => {
    const isAway = error instanceof Error && error.name === 'ProviderUnreachableError';
    addToast({ kind: 'error', message: isAway ? t('failure.unreachable') : t('notLoaded') });
  });
  return (target = pathname + search + hash) => signIn(target);
}

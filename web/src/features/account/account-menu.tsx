import { matchPath } from '@waymark/model/paths/match-path';
import { PAGES } from '@waymark/model/paths/pages';
import { mayReadMessages } from '@waymark/model/permissions';
import {
  Bookmark,
  CircleUser,
  Images,
  Inbox,
  LogIn,
  LogOut,
  Mail,
  Map as MapIcon,
  PenLine,
  SlidersHorizontal,
  SunMoon,
  UserPlus,
} from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocale, usePathTo } from '../../i18n/paths.ts';
import { onSessionEnd } from '../../session/session-end.ts';
import { takeFailure } from '../../session/sign-in-failure.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { addToast } from '../../ui/overlays/toast-store.ts';
import { chooseTheme, chosenTheme, followTheme } from '../../ui/theme.ts';
import styles from './account-menu.module.css';
import { useAccount } from './use-account.ts';

type MenuPage =
  | 'lists'
  | 'atlas-instagram'
  | 'workspace-articles'
  | 'workspace-messages'
  | 'creators-join'
  | 'join'
  | 'saved'
  | 'settings'
  | 'logout';

/** The menu of the signed-in member, or the button to sign in. */
export function AccountMenu() {
  const t = useTranslations('account');
  const session = useAccount();
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const signIn = useSignIn();
  const home = pathTo('index', {});
  const isSignedIn = session.status === 'signed-in';
  const name = isSignedIn ? session.user.name : '';
  const isKnown = session.status !== 'opening';
  const reportFailure = useEffectEvent(() => {
    const failed = takeFailure();
    if (failed === undefined) return;
    const { reason, target } = failed;
    const action = { label: t('signIn'), onAction: () => signIn(target) };
    addToast({ kind: reason === 'denied' ? 'info' : 'warning', message: t(`failure.${reason}`), action });
  });
  useEffect(() => {
    if (!isKnown) return;
    reportFailure();
    // A user who cancels the sign-in goes back to a page that the browser may have kept.
    const onShow = () => reportFailure();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [isKnown]);

  useEffect(
    () =>
      onSessionEnd((moment, isOwn) => {
        if (moment === 'ended' && !isOwn && isForMembers(location.pathname))
          navigate(home, { replace: true });
      }),
    [navigate, home],
  );

  const { pathname, search, hash } = useLocation();
  const isJoining = matchPath(pathname)?.page === 'join';
  const byEmail = isJoining
    ? pathTo('join', {})
    : `${pathTo('join', {})}?${new URLSearchParams({ to: pathname + search + hash })}`;
  const isCreator = isSignedIn && session.permissions.includes('feature:creator-profile');
  const open = (page: MenuPage) => () => navigate(pathTo(page, {}));
  // A signed-in member needs no reasons to sign in.
  const join = {
    id: 'join',
    label: t('join'),
    icon: UserPlus,
    onSelect: open(isSignedIn ? 'creators-join' : 'join'),
  };
  const workspace = {
    id: 'workspace',
    label: t('workspace'),
    icon: PenLine,
    onSelect: open('workspace-articles'),
  };
  const hasInbox = isSignedIn && mayReadMessages(session.permissions);
  const inbox = { id: 'messages', label: t('messages'), icon: Inbox, onSelect: open('workspace-messages') };
  const items = isSignedIn
    ? [
        { id: 'lists', label: t('lists'), icon: MapIcon, onSelect: open('lists') },
        { id: 'instagram', label: t('instagram'), icon: Images, onSelect: open('atlas-instagram') },
        isCreator ? workspace : join,
        ...(hasInbox ? [inbox] : []),
        { id: 'settings', label: t('settings'), icon: SlidersHorizontal, onSelect: open('settings') },
        { id: 'sign-out', label: t('signOut'), icon: LogOut, onSelect: open('logout') },
      ]
    : [
        { id: 'saved', label: t('saved'), icon: Bookmark, onSelect: open('saved') },
        { id: 'sign-in', label: t('signIn'), icon: LogIn, onSelect: () => signIn() },
        { id: 'by-email', label: t('byEmail'), icon: Mail, onSelect: () => navigate(byEmail) },
        join,
      ];
  const label = isSignedIn ? t('of', { name }) : t('label');
  const theme = useTheme();
  return (
    <Menu
      label={label}
      items={[...items, theme]}
      trigger={(props) => (
        <button {...props} type="button" className={styles.button}>
          {isSignedIn ? <Avatar name={name} size="small" /> : <Icon of={CircleUser} size="1.5rem" />}
          <VisuallyHidden>{label}</VisuallyHidden>
        </button>
      )}
    />
  );
}

/** Switches from the theme of the device to dark, to light, and back. */
function useTheme() {
  const t = useTranslations('account');
  const [theme, setTheme] = useState(chosenTheme);
  const current = theme ?? 'device';
  useEffect(followTheme, []);
  return {
    id: 'theme',
    label: t('theme.label'),
    hint: t(`theme.${current}`),
    icon: SunMoon,
    onSelect: () => {
      const next = theme === undefined ? 'dark' : theme === 'dark' ? 'light' : undefined;
      setTheme(next);
      chooseTheme(next);
    },
  };
}

/** Whether a page is shown to signed-in members only. */
function isForMembers(pathname: string): boolean {
  const match = matchPath(pathname);
  return match !== null && PAGES[match.page].guards.length > 0;
}

/** Goes to the sign-in page of the provider, which leads back to this page unless a target is given. */
function useSignIn(): (target?: string) => void {
  const t = useTranslations('account');
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  return (target = pathname + search + hash) => {
    import('../../session/sign-in.ts')
      .then(({ signIn }) => signIn(target, locale))
      .catch((error: unknown) => {
        console.warn('The sign-in page could not be opened.', error);
        const isAway = error instanceof Error && error.name === 'ProviderUnreachableError';
        addToast({ kind: 'error', message: isAway ? t('failure.unreachable') : t('notLoaded') });
      });
  };
}

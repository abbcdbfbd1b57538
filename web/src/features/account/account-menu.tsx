import { matchPath } from '@waymark/model/paths/match-path';
import { PAGES } from '@waymark/model/paths/pages';
import { CircleUser, SunMoon } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePathTo } from '../../i18n/paths.ts';
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
import { useAccountItems, useSignInHere } from './use-account-items.ts';

/** The menu of the signed-in member, or the button to sign in. */
export function AccountMenu() {
  const t = useTranslations('account');
  const session = useAccount();
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const signIn = useSignInHere();
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

  const items = useAccountItems(session);
  const theme = useTheme();
  const label = isSignedIn ? t('of', { name }) : t('label');
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

import { LazyMessages } from '../../i18n/lazy-messages.tsx';
import { AccountMenu } from './account-menu.tsx';

/** The menu of whoever is signed in, with what it says. */
export function Account() {
  return (
    <LazyMessages part="account">
      <AccountMenu />
    </LazyMessages>
  );
}

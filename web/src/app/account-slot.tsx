import styles from './layouts/header.module.css';
import { lazyPart } from './lazy-part.tsx';
import { LazySlot } from './lazy-slot.tsx';

const Account = lazyPart(async () => (await import('../features/account/account.tsx')).Account);

/** Where visitors find who they are signed in as, or the way there: it has its room from the beginning. */
export function AccountSlot() {
  return (
    <div className={styles.account}>
      <LazySlot name="account">
        <Account />
      </LazySlot>
    </div>
  );
}

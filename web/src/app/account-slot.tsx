import styles from './layouts/header.module.css';
import { latePart } from './lazy-part.tsx';
import { LatePlace } from './lazy-slot.tsx';

const Account = latePart(async () => (await import('../features/account/account.tsx')).Account);

/** Where visitors find who they are signed in as, or the way there: it has its room from the beginning. */
export function AccountPlace() {
  return (
    <div className={styles.account}>
      <LatePlace name="account">
        <Account />
      </LatePlace>
    </div>
  );
}

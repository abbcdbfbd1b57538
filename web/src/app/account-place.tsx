import { latePart } from './late-part.tsx';
import { LatePlace } from './late-place.tsx';
import styles from './layouts/header.module.css';

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

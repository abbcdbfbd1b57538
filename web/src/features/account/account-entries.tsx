import { useSession } from '../../session/session.ts';
import { Icon } from '../../ui/display/icon.tsx';
import styles from './account-entries.module.css';
import { useAccountItems } from './use-account-items.ts';

/** The items of the account menu as buttons, beside a link to what is saved. */
export function AccountEntries() {
  const items = useAccountItems(useSession()).filter(({ id }) => id !== 'saved');
  return (
    <ul className={styles.entries}>
      {items.map(({ id, label, icon, onSelect }) => (
        <li key={id}>
          <button type="button" className={styles.entry} onClick={onSelect}>
            {icon && <Icon of={icon} size="1.25rem" />}
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

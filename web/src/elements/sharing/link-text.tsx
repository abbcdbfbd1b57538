import styles from './sharing.module.css';

/** A link that is shown once, to copy it by hand: a press selects all of it. */
export function LinkText({ link }: { link: string }) {
  return <code className={styles.link}>{link}</code>;
}

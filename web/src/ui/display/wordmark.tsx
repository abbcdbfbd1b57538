import styles from './wordmark.module.css';

export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <circle cx="16" cy="16" r="15" fill="var(--accent)" />
        <path d="M16 6.5 19 13l6.5 3-6.5 3-3 6.5L13 19l-6.5-3 6.5-3z" fill="var(--paper)" />
        <circle cx="16" cy="16" r="2" fill="var(--accent)" />
      </svg>
      {name}
    </span>
  );
}

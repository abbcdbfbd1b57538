import styles from './hours-lines.module.css';

/** Opening hours in words, a rule a line. */
export function HoursLines({ text }: { text: string }) {
  return <span className={styles.lines}>{text}</span>;
}

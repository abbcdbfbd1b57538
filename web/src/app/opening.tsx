import { CardSkeletons } from '../ui/skeleton.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import styles from './shell.module.css';

/** The shape of the page, until its language and its first content are there. */
export function Opening() {
  return (
    <>
      <header className={styles.header}>
        <Wordmark name="Waymark" />
      </header>
      <main className={styles.main} aria-busy="true">
        <CardSkeletons count={8} label="Waymark" />
      </main>
    </>
  );
}

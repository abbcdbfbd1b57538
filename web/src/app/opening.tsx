import { useMatches } from 'react-router';
import { CardSkeletons, RowSkeletons } from '../ui/display/skeleton.tsx';
import { Wordmark } from '../ui/display/wordmark.tsx';
import header from './layouts/header.module.css';
import styles from './opening.module.css';
import { useIsFramed } from './use-is-framed.ts';

/** A placeholder until the language and the first content of the page are loaded. */
export function Opening() {
  const framed = useIsFramed();
  const isMap = useMatches().some(({ id }) => id.endsWith('-map'));
  if (framed) return <main aria-busy="true" />;
  return (
    <>
      <header className={isMap ? header.wide : header.header}>
        <Wordmark name="Waymark" />
      </header>
      <main className={isMap ? styles.map : styles.content} aria-busy="true">
        {isMap ? <RowSkeletons count={6} label="Waymark" /> : <CardSkeletons count={8} label="Waymark" />}
      </main>
    </>
  );
}

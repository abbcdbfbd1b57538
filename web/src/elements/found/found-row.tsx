import type { SearchHit } from '@waymark/model/search/search-hit';
import type { ReactNode } from 'react';
import { Thumbnail } from '../card/thumbnail.tsx';
import { FoundKind, FoundMark } from './found-kind.tsx';
import styles from './found-row.module.css';
import { FoundTitle } from './found-title.tsx';

/** A result in a line or two. It needs the message parts `search` and `explore`. */
export function HitRow({ hit }: { hit: SearchHit }) {
  const picture = <Thumbnail path={hit.cover} size={44} instead={<FoundMark hit={hit} />} />;
  return <FoundRow picture={picture} title={<FoundTitle hit={hit} />} line={<FoundKind hit={hit} />} />;
}

interface FoundRowProps {
  picture: ReactNode;
  title: ReactNode;
  line: ReactNode;
}

export function FoundRow({ picture, title, line }: FoundRowProps) {
  return (
    <span className={styles.hit}>
      <span className={styles.picture}>{picture}</span>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        <span className={styles.line}>{line}</span>
      </span>
    </span>
  );
}

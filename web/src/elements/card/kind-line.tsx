import type { Categorised } from '@waymark/model/entities/category-of';
import type { Colour } from '@waymark/model/entities/kinds';
import styles from './kind-line.module.css';
import { KindMark } from './kind-mark.tsx';
import { useItemWord } from './use-item-word.ts';

interface KindLineProps extends Pick<Categorised, 'kind' | 'category' | 'type'> {
  colour?: Colour | undefined;
}

/** The mark of an item's kind, and what it is: its type or category in place of the kind where it has one. */
export function KindLine({ colour, ...item }: KindLineProps) {
  const wordOf = useItemWord();
  return (
    <span className={styles.kind}>
      <KindMark kind={item.kind} colour={colour} />
      {wordOf(item)}
    </span>
  );
}

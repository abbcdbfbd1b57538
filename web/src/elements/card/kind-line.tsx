import type { Category, Colour, Kind } from '@waymark/model/entities/kinds';
import { useTranslations } from 'use-intl';
import styles from './kind-line.module.css';
import { KindMark } from './kind-mark.tsx';

interface KindLineProps {
  kind: Kind;
  /** Of a point of interest, where that is to be told instead. */
  category?: Category | undefined;
  colour?: Colour | undefined;
}

/** What an item is: its mark, and the name of its kind. */
export function KindLine({ kind, category, colour }: KindLineProps) {
  const t = useTranslations();
  return (
    <span className={styles.kind}>
      <KindMark kind={kind} colour={colour} />
      {category ? t(`explore.category.${category}`) : t(`kind.${kind}`)}
    </span>
  );
}

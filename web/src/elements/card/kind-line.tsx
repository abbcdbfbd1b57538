import type { Category, Colour, Kind } from '@waymark/model/entities/kinds';
import { useTranslations } from 'use-intl';
import styles from './kind-line.module.css';
import { KindMark } from './kind-mark.tsx';

interface KindLineProps {
  kind: Kind;
  /** The category of a point of interest, shown in place of its kind. */
  category?: Category | undefined;
  colour?: Colour | undefined;
}

/** The mark of a kind and its name. */
export function KindLine({ kind, category, colour }: KindLineProps) {
  const t = useTranslations();
  return (
    <span className={styles.kind}>
      <KindMark kind={kind} colour={colour} />
      {category ? t(`explore.category.${category}`) : t(`kind.${kind}`)}
    </span>
  );
}

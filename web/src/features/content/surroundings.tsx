import type { Card } from '@waymark/model/entities/card';
import type { PublishedKind } from '@waymark/model/entities/kinds';
import { useTranslations } from 'use-intl';
import { CardGrid } from './card-grid.tsx';
import styles from './surroundings.module.css';

interface SurroundingsProps {
  kind: PublishedKind;
  partOf: readonly Card[];
  parts: readonly Card[];
  nearby: readonly Card[];
}

/** What an item is part of, what is part of it, and what lies near. */
export function Surroundings({ kind, ...groups }: SurroundingsProps) {
  const t = useTranslations('item');
  const shown = (['partOf', 'parts', 'nearby'] as const).filter((group) => groups[group].length > 0);
  return shown.map((group) => (
    <section key={group} className={styles.group} aria-labelledby={group}>
      <h2 id={group}>{t(group, { kind })}</h2>
      <CardGrid cards={groups[group]} />
    </section>
  ));
}

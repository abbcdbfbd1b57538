import type { Card } from '@waymark/model/entities/card';
import styles from './card-grid.module.css';
import { CardView } from './card-view.tsx';

/** Cards in order, in as many columns as there is room for. */
export function CardGrid({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <li key={`${card.kind}/${card.id}`} className={card.cover ? styles.tall : undefined}>
          <CardView card={card} />
        </li>
      ))}
    </ul>
  );
}

import type { Card } from '@waymark/model/entities/card';
import styles from './card-grid.module.css';
import { CardView } from './card-view.tsx';

export function CardGrid({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <li key={`${card.kind}/${card.id}`}>
          <CardView card={card} />
        </li>
      ))}
    </ul>
  );
}

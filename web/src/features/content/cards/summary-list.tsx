import type { Card } from '@waymark/model/entities/card';
import styles from './summary-list.module.css';
import { SummaryView } from './summary-view.tsx';

/** Items with their summaries, in order, one below the other. */
export function SummaryList({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={styles.list}>
      {cards.map((card) => (
        <li key={card.id}>
          <SummaryView card={card} />
        </li>
      ))}
    </ul>
  );
}

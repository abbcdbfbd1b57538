import type { Card } from '@waymark/model/entities/card';
import { COLLECTION_OF } from '@waymark/model/entities/kinds';
import { Link } from 'react-router';
import { CardDetails } from '../../elements/card-details.tsx';
import { ItemPhoto } from '../../elements/item-photo.tsx';
import { KindLine } from '../../elements/kind-line.tsx';
import { Localised, LocalisedParagraph } from '../../elements/localised.tsx';
import { usePathTo } from '../../i18n/paths.ts';
import styles from './card-view.module.css';

/** How wide a card is in a grid: one a row on a phone, about four on a desk. */
const GRID_SIZES = '(min-width: 84rem) 320px, (min-width: 36rem) 45vw, 100vw';

interface CardViewProps {
  card: Card;
  /** How wide it is shown, as an `<img sizes>` says. */
  sizes?: string;
}

/** An item as it is found: its photo, name, first words, and who wrote it. */
export function CardView({ card, sizes = GRID_SIZES }: CardViewProps) {
  const pathTo = usePathTo();
  return (
    <article className={styles.card}>
      {card.cover && <ItemPhoto photo={card.cover} sizes={sizes} decorative />}
      <div className={styles.text}>
        <KindLine kind={card.kind} />
        <h3 className={styles.title}>
          <Link to={pathTo(`${COLLECTION_OF[card.kind]}-id`, { id: card.id })}>
            <Localised text={card.title} note />
          </Link>
        </h3>
        <LocalisedParagraph className={styles.summary} text={card.summary} />
        <CardDetails card={card} className={styles.detail} />
      </div>
    </article>
  );
}

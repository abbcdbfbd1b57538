import type { Card } from '@waymark/model/entities/card';
import { Link } from 'react-router';
import { CardDetails } from '../../../elements/card/card-details.tsx';
import { ItemPhoto } from '../../../elements/card/item-photo.tsx';
import { KindLine } from '../../../elements/card/kind-line.tsx';
import { Localised, LocalisedParagraph } from '../../../elements/card/localised.tsx';
import { LazySave } from '../../../elements/save/lazy-save.tsx';
import { usePathToItem } from '../../../i18n/paths.ts';
import styles from './card-view.module.css';

/** How wide a card is in a grid: one a row on a phone, about four on a desk. */
const GRID_SIZES = '(min-width: 84rem) 320px, (min-width: 36rem) 45vw, 100vw';

interface CardViewProps {
  card: Card;
  /** How wide it is shown, as an `<img sizes>` says. */
  sizes?: string;
  /** What its name is: a heading below that of a section, or no heading, in a text that has headings of its own. */
  title?: 'h3' | 'p';
}

/** An item as it is found: its photo, name, first words, and who wrote it. */
export function CardView({ card, sizes = GRID_SIZES, title: Title = 'h3' }: CardViewProps) {
  const pathToItem = usePathToItem();
  return (
    <article className={styles.card}>
      {card.cover && <ItemPhoto photo={card.cover} sizes={sizes} decorative />}
      <div className={styles.text}>
        <div className={styles.line}>
          <KindLine kind={card.kind} />
          <LazySave item={card} title={card.title} />
        </div>
        <Title className={styles.title}>
          <Link to={pathToItem(card)}>
            <Localised text={card.title} note />
          </Link>
        </Title>
        <LocalisedParagraph className={styles.summary} text={card.summary} />
        <CardDetails card={card} className={styles.detail} />
      </div>
    </article>
  );
}

import type { Card } from '@waymark/model/entities/card';
import { Link } from 'react-router';
import { CardDetails } from '../../../elements/card/card-details.tsx';
import { ItemPictures } from '../../../elements/card/item-pictures.tsx';
import { KindLine } from '../../../elements/card/kind-line.tsx';
import { Localised, LocalisedParagraph } from '../../../elements/card/localised.tsx';
import { LazySave } from '../../../elements/save/lazy-save.tsx';
import { usePathToItem } from '../../../i18n/paths.ts';
import styles from './card-view.module.css';

/** The width of a card in a grid: one column on a phone, about four on a desktop. */
const GRID_SIZES = '(min-width: 84rem) 320px, (min-width: 36rem) 45vw, 100vw';

interface CardViewProps {
  card: Card;
  /** The width of the photo, as an `<img sizes>` attribute. */
  sizes?: string;
  /** The element of the title: a heading below a section's, or no heading within a text that has its own. */
  title?: 'h3' | 'p';
}

/** An item as a card: its photo, title, summary and author. */
export function CardView({ card, sizes = GRID_SIZES, title: Title = 'h3' }: CardViewProps) {
  const pathToItem = usePathToItem();
  return (
    <article className={styles.card}>
      <ItemPictures item={card} sizes={sizes} decorative />
      <div className={styles.text}>
        <div className={styles.line}>
          <KindLine kind={card.kind} category={card.category} type={card.type} />
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

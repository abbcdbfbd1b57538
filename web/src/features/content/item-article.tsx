import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { choose } from '@waymark/model/localised';
import type { ReactNode } from 'react';
import { KindLine } from '../../elements/card/kind-line.tsx';
import { Localised, LocalisedParagraph } from '../../elements/card/localised.tsx';
import { useLocale } from '../../i18n/paths.ts';
import { Byline } from './byline.tsx';
import { Gallery } from './gallery.tsx';
import styles from './item-view.module.css';

export interface ItemArticleProps {
  kind: PublishedKind;
  item: PublicDocument;
  /** What may be done with it. */
  actions?: ReactNode;
  /** What a story says. */
  body?: ReactNode;
  facts: ReactNode;
}

/** An item as its visitor reads it. */
export function ItemArticle({ kind, item, actions, body, facts }: ItemArticleProps) {
  const title = choose(item.title, useLocale());
  return (
    <article className={styles.item}>
      <header className={styles.head}>
        <KindLine
          kind={kind}
          category={'category' in item ? item.category : undefined}
          colour={'colour' in item ? item.colour : undefined}
        />
        <h1>
          <Localised text={item.title} note />
        </h1>
        <LocalisedParagraph className={styles.summary} text={item.summary} />
        <Byline item={item} />
      </header>
      <Gallery photos={item.photos} cover={item.cover} strip={!('body' in item)} name={title.value} />
      {actions}
      {'note' in item && <LocalisedParagraph className={styles.note} text={item.note} />}
      {body}
      {facts}
    </article>
  );
}

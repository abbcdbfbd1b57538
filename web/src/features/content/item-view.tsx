import type { Card } from '@waymark/model/entities/card';
import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { choose } from '@waymark/model/localised';
import { useFormatter, useTranslations } from 'use-intl';
import { ItemPhoto } from '../../elements/item-photo.tsx';
import { KindMark } from '../../elements/kind-mark.tsx';
import { Localised, LocalisedParagraph } from '../../elements/localised.tsx';
import { useLocale } from '../../i18n/paths.ts';
import { BodyView } from './body-view.tsx';
import styles from './item-view.module.css';

interface ItemViewProps {
  kind: PublishedKind;
  item: PublicDocument;
  /** The public items that belong to it: a story's places among them. */
  parts: readonly Card[];
}

/** An item as its visitor reads it. */
export function ItemView({ kind, item, parts }: ItemViewProps) {
  const t = useTranslations();
  const format = useFormatter();
  const title = choose(item.title, useLocale());
  return (
    <article className={styles.item}>
      <title>{`${title.value} · ${t('brand')}`}</title>
      {item.visibility === 'unlisted' && <meta name="robots" content="noindex" />}
      {item.cover && (
        <div className={styles.cover}>
          <ItemPhoto photo={item.cover} sizes="(min-width: 60rem) 56rem, 100vw" eager />
        </div>
      )}
      <header className={styles.head}>
        <p className={styles.kind}>
          <KindMark kind={kind} />
          {t(`kind.${kind}`)}
        </p>
        <h1>
          <Localised text={item.title} note />
        </h1>
        <LocalisedParagraph className={styles.summary} text={item.summary} />
        <p className={styles.byline}>
          {t('card.by', { name: item.byline.name })} · {t('item.published', { date: item.publishedAt })}
          {'readingMinutes' in item && ` · ${t('card.minutes', { minutes: item.readingMinutes })}`}
        </p>
      </header>
      {'note' in item && <LocalisedParagraph className={styles.note} text={item.note} />}
      {'precision' in item && item.precision === 'approximate' && (
        <p className={styles.byline}>{t('item.approximate')}</p>
      )}
      {'visitedOn' in item && item.visitedOn !== undefined && (
        <p className={styles.byline}>
          {t('item.visited', {
            date: format.dateTime(new Date(item.visitedOn), { dateStyle: 'long', timeZone: 'UTC' }),
          })}
        </p>
      )}
      {'body' in item && <BodyView body={item.body} photos={item.photos} places={parts} />}
    </article>
  );
}

import type { Card } from '@waymark/model/entities/card';
import { COLLECTION_OF, PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import type { Locale } from '@waymark/model/locale';
import { choose } from '@waymark/model/localised';
import { pathTo } from '@waymark/model/paths/path-to';
import { newestOf } from '@waymark/model/queries';
import type { Firestore } from 'firebase-admin/firestore';
import { activeCreator } from '../creators.ts';
import { cardsOf } from '../public-cards.ts';
import { FEED_SIZE, type FeedContent, pictureOf } from './feed-content.ts';

/**
 * The newest public items of a creator, of all kinds. Reads up to 120 documents, since any kind may have all of the newest.
 * @param idOrHandle the id of the creator, or a current or former handle
 */
export async function creatorFeed(
  db: Firestore,
  idOrHandle: string,
  locale: Locale,
  origin: string,
): Promise<FeedContent | undefined> {
  const creator = await activeCreator(db, idOrHandle);
  if (creator === undefined) return undefined;
  const { id: creatorId, name, handle, bio, joinedAt } = creator;
  const newest = await Promise.all(
    PUBLISHED_KINDS.map((kind) => cardsOf(db, kind, newestOf(kind, FEED_SIZE, { creatorId }))),
  );
  const author = { name, uri: origin + pathTo('creators-id', { id: handle }, locale) };
  return {
    page: 'creators-id',
    params: { id: handle },
    // A handle can change.
    id: origin + pathTo('creators-id', { id: creatorId }, locale),
    title: `${name} · Waymark`,
    subtitle: choose(bio, locale).value,
    author,
    since: joinedAt,
    entries: newest
      .flat()
      .sort((one, other) => publishedAt(other) - publishedAt(one))
      .slice(0, FEED_SIZE)
      .map((card) => ({
        address: origin + pathTo(`${COLLECTION_OF[card.kind]}-id`, { id: card.id }, locale),
        title: choose(card.title, locale),
        summary: choose(card.summary, locale),
        publishedAt: publishedAt(card),
        updatedAt: card.updatedAt,
        author,
        tags: card.tags ?? [],
        ...pictureOf(card.cover),
      })),
  };
}

function publishedAt(card: Card): number {
  return card.publishedAt ?? card.updatedAt;
}

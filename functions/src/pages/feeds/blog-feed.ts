import { article as articleSchema } from '@waymark/model/entities/article';
import { TEXTS } from '@waymark/model/heads/texts';
import type { Locale } from '@waymark/model/locale';
import { choose } from '@waymark/model/localised';
import { pathTo } from '@waymark/model/paths/path-to';
import { newestArticles } from '@waymark/model/queries';
import type { Firestore } from 'firebase-admin/firestore';
import { readEntities } from '../../platform/stored.ts';
import { toQuery } from '../../platform/to-query.ts';
import type { FeedContent } from './feed-content.ts';
import { FEED_SIZE, pictureOf } from './feed-content.ts';

/** The team's newest articles. */
export async function blogFeed(db: Firestore, locale: Locale, origin: string): Promise<FeedContent> {
  const newest = await toQuery(db, newestArticles(FEED_SIZE)).get();
  const { title, description } = TEXTS[locale].pages.blog;
  return {
    page: 'blog',
    params: {},
    id: origin + pathTo('blog', {}, locale),
    title: `${title} · Waymark`,
    subtitle: description,
    author: { name: 'Waymark' },
    since: 0,
    entries: readEntities(newest.docs, articleSchema, 'slug').map((article) => ({
      address: origin + pathTo('blog-slug', { slug: article.slug }, locale),
      title: choose(article.title, locale),
      summary: choose(article.summary, locale),
      publishedAt: article.publishedAt,
      updatedAt: article.publishedAt,
      author: { name: article.author },
      tags: article.tags,
      ...pictureOf(article.cover),
    })),
  };
}

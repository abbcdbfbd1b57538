import { type Article, article as articleSchema } from '@waymark/model/entities/article';
import type { Payload } from '@waymark/model/payloads';
import { articleBefore, newestArticles } from '@waymark/model/queries';
import type { Firestore } from 'firebase-admin/firestore';
import { readEntities, readEntity } from '../platform/stored.ts';
import { toQuery } from '../platform/to-query.ts';

const PAGE_SIZE = 24;

export async function blogPayload(db: Firestore): Promise<Payload<'blog'>> {
  const newest = await toQuery(db, newestArticles(PAGE_SIZE)).get();
  return { articles: readEntities(newest.docs, articleSchema, 'slug') };
}

export async function articlePayload(
  db: Firestore,
  { slug }: { slug: string },
): Promise<Payload<'blog-slug'> | undefined> {
  const article = readEntity(await db.doc(`articles/${slug}`).get(), articleSchema, 'slug');
  if (article === undefined) return undefined;
  const next = await articleAfter(db, article);
  return { article, ...(next && { next }) };
}

/** What a reader of an article may read next: the one before it, or the newest after the oldest. */
async function articleAfter(db: Firestore, article: Article): Promise<Article | undefined> {
  for (const query of [articleBefore(article), newestArticles(1)]) {
    const [next] = readEntities((await toQuery(db, query).get()).docs, articleSchema, 'slug');
    if (next !== undefined && next.slug !== article.slug) return next;
  }
  return undefined;
}

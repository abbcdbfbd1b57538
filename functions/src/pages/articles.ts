import { article as articleSchema } from '@waymark/model/entities/article';
import type { Payload } from '@waymark/model/payloads';
import { newestArticles } from '@waymark/model/queries';
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
  return article && { article };
}

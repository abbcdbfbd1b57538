import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Article, article as articleSchema } from '@waymark/model/entities/article';
import type { Photo } from '@waymark/model/entities/photo';
import { headAndText } from '@waymark/model/rich-text/from-markdown';
import type { Firestore } from 'firebase-admin/firestore';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { stored } from '../../platform/stored.ts';

/** The head of an article's file. `cover` names one of the pictures. */
const frontMatter = z.object({
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  publishedAt: z.iso.date(),
  tags: z.array(z.string()),
  cover: z.exactOptional(z.record(z.string(), z.string())),
});
type FrontMatter = z.infer<typeof frontMatter>;

/** Returns the photo that an article's head describes in each language, or null. */
export type CoverOf = (
  slug: string,
  covers: { en?: Record<string, string>; fr?: Record<string, string> },
) => Photo | null;

/**
 * The articles in `directory`, each from its two files, `{slug}.en.md` and `{slug}.fr.md`.
 * @throws Error naming what is wrong
 */
export function readArticles(directory: string, coverOf: CoverOf = () => null): Article[] {
  const slugs = new Set(readdirSync(directory).map((file) => file.replace(/\.(en|fr)\.md$/, '')));
  return [...slugs].map((slug) => readArticle(directory, slug, coverOf));
}

/** Writes the articles, and deletes all others. */
export async function publishArticles(db: Firestore, articles: readonly Article[]): Promise<void> {
  const existing = await db.collection('articles').select().get();
  const writer = db.bulkWriter();
  for (const article of articles) {
    void writer.set(db.doc(`articles/${article.slug}`), stored.encode(article, 'slug'));
  }
  for (const { id, ref } of existing.docs) {
    if (!articles.some(({ slug }) => slug === id)) void writer.delete(ref);
  }
  await writer.close();
}

function readArticle(directory: string, slug: string, coverOf: CoverOf): Article {
  const en = readFile(join(directory, `${slug}.en.md`));
  const fr = readFile(join(directory, `${slug}.fr.md`));
  return articleSchema.parse({
    slug,
    title: { en: en.head.title, fr: fr.head.title },
    summary: { en: en.head.summary, fr: fr.head.summary },
    body: { en: en.body, fr: fr.body },
    cover: coverOf(slug, {
      ...(en.head.cover && { en: en.head.cover }),
      ...(fr.head.cover && { fr: fr.head.cover }),
    }),
    author: en.head.author,
    publishedAt: Date.parse(en.head.publishedAt),
    tags: en.head.tags,
  });
}

function readFile(path: string): { head: FrontMatter; body: string } {
  try {
    const { head, text } = headAndText(readFileSync(path, 'utf8'));
    return { head: frontMatter.parse(parse(head)), body: JSON.stringify(text) };
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

import { HANDLE } from '@waymark/model/entities/handle';
import { idSchema } from '@waymark/model/ids';
import { LOCALES } from '@waymark/model/locale';
import { FEED_FILE } from '@waymark/model/paths/feed-path';
import { matchPath, type PathMatch } from '@waymark/model/paths/match-path';
import { alternates } from '@waymark/model/paths/path-to';
import type { Firestore } from 'firebase-admin/firestore';
import type { Context } from 'hono';
import { firestore } from '../../platform/admin.ts';
import { CACHE_CONTROL } from '../../platform/cache-control.ts';
import { configuration } from '../../platform/configuration.ts';
import { ApiError } from '../../platform/errors.ts';
import { atomOf } from './atom.ts';
import { blogFeed } from './blog-feed.ts';
import { creatorFeed } from './creator-feed.ts';
import type { FeedContent } from './feed-content.ts';

const HEADERS = {
  'Content-Type': 'application/atom+xml; charset=utf-8',
  'Cache-Control': CACHE_CONTROL.collection,
};

/** `GET {path of the blog or of a creator}/feed.xml`, in each language. */
export async function answerFeed(context: Context): Promise<Response> {
  const { pathname } = new URL(context.req.url);
  const match = matchPath(pathname.slice(0, -FEED_FILE.length));
  const origin = configuration.publicOrigin;
  const content = match && (await contentOf(firestore, match, origin));
  if (!content) throw new ApiError('not-found', 'There is no such feed.');

  const pages = alternates(content);
  const { locale } = match;
  const feed = {
    ...content,
    locale,
    page: origin + pages[locale],
    self: origin + pages[locale] + FEED_FILE,
    translations: LOCALES.filter((other) => other !== locale).map((other) => ({
      locale: other,
      address: origin + pages[other] + FEED_FILE,
    })),
    icon: `${origin}/icon.svg`,
  };
  return context.body(atomOf(feed), 200, HEADERS);
}

async function contentOf(
  db: Firestore,
  { page, params, locale }: PathMatch,
  origin: string,
): Promise<FeedContent | undefined> {
  if (page === 'blog') return await blogFeed(db, locale, origin);
  if (page !== 'creators-id') return undefined;
  const isPossible = idSchema.safeParse(params.id).success || HANDLE.test(params.id);
  return isPossible ? await creatorFeed(db, params.id, locale, origin) : undefined;
}

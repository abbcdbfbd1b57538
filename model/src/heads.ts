import { type DescribedPicture, type PHOTO_WIDTHS, variantPath } from './entities/photo.ts';
import { breadcrumbsOf } from './heads/breadcrumbs.ts';
import type { JsonLd, PageFacts } from './heads/json-ld.ts';
import { cutAtWord, plainText } from './heads/plain-text.ts';
import { socialPathOf } from './heads/social-picture.ts';
import { structuredData } from './heads/structured-data.ts';
import { type Subject, subjectOf } from './heads/subject.ts';
import { TEXTS } from './heads/texts.ts';
import { DEFAULT_LOCALE, type Locale, OG_LOCALES } from './locale.ts';
import { choose } from './localised.ts';
import { feedPath } from './paths/feed-path.ts';
import type { PathMatch } from './paths/match-path.ts';
import { PAGES } from './paths/pages.ts';
import { alternates } from './paths/path-to.ts';
import { type PageContent, type Payload, pageContent } from './payloads.ts';

/** The longest description that search engines show, in UTF-16 code units. */
export const MAX_DESCRIPTION = 160;

/** The width of the variant that search engines show, in pixels. */
const INDEXED_WIDTH = 1280 satisfies (typeof PHOTO_WIDTHS)[number];

/** The head of any page, in the language of the page. */
export interface BareHead {
  title: string;
  description: string;
  locale: Locale;
  ogLocale: string;
  robots: 'index,follow' | 'noindex';
  type: Subject['type'];
}

/** The head of an existing page. All addresses are paths; the caller adds the host. */
export interface Head extends BareHead {
  /** The title without the name of the site. */
  name: string;
  /** The canonical path of the page in its language, percent-encoded. */
  canonical: string;
  /** The path of the page in each language. */
  alternates: Record<Locale, string>;
  /** The path for readers of any other language. */
  xDefault: string;
  /** The path of the feed that the page announces, in its language. */
  feed?: string;
  /** The picture for link previews, of `SOCIAL_SIZE`. */
  image: { path: string; alt: string };
  /** What link previews say in place of `name` and `description`, where that differs. */
  shared?: { name: string; description: string };
  article?: NonNullable<Subject['article']>;
  username?: string;
  /** See `withAddresses` for its paths. Only where search engines may index the page. */
  jsonLd?: JsonLd;
}

/**
 * The head of a page. Its texts come from the payload, in the reader's language or else the other one. The page of a single
 * item without its payload gets general texts. Whether search engines may index it is not known then; the application says so.
 */
export function headOf({ match, payload }: { match: PathMatch; payload?: Payload | undefined }): Head {
  const { page, locale, params } = match;
  const text = TEXTS[locale].pages[page];
  const content = pageContent(page, payload);
  const subject = content && subjectOf(content, locale);
  const name = plainText(subject?.title ?? '') || text.title;
  const description = cutAtWord(plainText(subject?.description ?? '') || text.description, MAX_DESCRIPTION);
  const paths = alternates({ page, params: { ...params, ...subject?.params } });
  const listed = PAGES[page].indexed && (subject?.listed ?? true);
  const canonical = paths[locale];
  const feed = feedPath(match, canonical);
  const photo = subject?.photo;
  const { title: sharedTitle, text: sharedText } = subject?.shared ?? {};
  const facts = {
    name,
    description,
    url: canonical,
    ...(photo && { image: variantPath(photo.path, Math.min(photo.width, INDEXED_WIDTH)) }),
  };
  return {
    title: page === 'index' ? `Waymark · ${name}` : `${name} · Waymark`,
    name,
    description,
    locale,
    ogLocale: OG_LOCALES[locale],
    canonical,
    alternates: paths,
    xDefault: paths[DEFAULT_LOCALE],
    ...(feed !== undefined && { feed }),
    robots: listed ? 'index,follow' : 'noindex',
    type: subject?.type ?? 'website',
    image: {
      path: socialPathOf(match, canonical, payload),
      alt: (photo && altOf(photo, locale)) || name,
    },
    ...(subject?.shared && {
      shared: {
        name: plainText(sharedTitle ?? '') || name,
        description: plainText(sharedText ?? '') || description,
      },
    }),
    ...(subject?.article && { article: subject.article }),
    ...(subject?.username && { username: subject.username }),
    ...(listed && content && { jsonLd: jsonLdOf(content, facts, locale) }),
  };
}

function jsonLdOf(content: PageContent, facts: PageFacts, locale: Locale): JsonLd {
  const breadcrumbs = breadcrumbsOf(content, { name: facts.name, path: facts.url }, locale);
  return {
    '@context': 'https://schema.org',
    '@graph': [structuredData(content, facts, locale), ...(breadcrumbs ? [breadcrumbs] : [])],
  };
}

/** The head of the page for a missing path. It has no address of its own. */
export function notFoundHead(path: string, locale: Locale): BareHead {
  const { title, description } = TEXTS[locale].notFound(plainText(path));
  return {
    title,
    description: cutAtWord(description, MAX_DESCRIPTION),
    locale,
    ogLocale: OG_LOCALES[locale],
    robots: 'noindex',
    type: 'website',
  };
}

function altOf(photo: DescribedPicture, locale: Locale): string {
  return plainText(choose(photo.alt ?? {}, locale).value);
}

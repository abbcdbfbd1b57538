import { type PHOTO_WIDTHS, type Photo, variantPath } from './entities/photo.ts';
import type { JsonLdNode } from './heads/json-ld.ts';
import { cutAtWord, plainText } from './heads/plain-text.ts';
import { structuredData } from './heads/structured-data.ts';
import { type Subject, subjectOf } from './heads/subject.ts';
import { TEXTS } from './heads/texts.ts';
import { DEFAULT_LOCALE, type Locale, OG_LOCALES } from './locale.ts';
import { choose } from './localised.ts';
import type { PathMatch } from './paths/match-path.ts';
import { PAGES } from './paths/pages.ts';
import { alternates } from './paths/path-to.ts';
import type { Payload } from './payloads.ts';

/** The longest description that search engines show, in UTF-16 code units. */
export const MAX_DESCRIPTION = 160;

/** The width of the variant for link previews in pixels. Large previews are about 1,200 wide. */
const PREVIEW_WIDTH = 1280 satisfies (typeof PHOTO_WIDTHS)[number];

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
  /** The canonical path of the page in its language, percent-encoded. */
  canonical: string;
  /** The path of the page in each language. */
  alternates: Record<Locale, string>;
  /** The path for readers of any other language. */
  xDefault: string;
  image?: HeadImage;
  /** Has `@context`; see `withAddresses` for its paths. Only where search engines may index the page. */
  jsonLd?: JsonLdNode;
}

interface HeadImage {
  /** The path of the photo and the size in pixels of the variant to show: `variantPath(path, width)`. */
  path: string;
  width: number;
  height: number;
  alt: string;
}

/**
 * The head of a page. Its texts come from the payload, in the reader's language or else the other one. The page of a single
 * item without its payload gets general texts and is not indexed.
 */
export function headOf({ match, payload }: { match: PathMatch; payload?: Payload | undefined }): Head {
  const { page, locale, params } = match;
  const text = TEXTS[locale].pages[page];
  const subject = payload && subjectOf(payload, locale);
  const name = plainText(subject?.title ?? '') || text.title;
  const description = cutAtWord(plainText(subject?.description ?? '') || text.description, MAX_DESCRIPTION);
  const paths = alternates({ page, params: { ...params, ...subject?.params } });
  const listed = PAGES[page].indexed && (subject?.listed ?? Object.keys(params).length === 0);
  const image = subject?.photo ? imageOf(subject.photo, name, locale) : undefined;
  const facts = {
    name,
    description,
    url: paths[locale],
    ...(image && { image: variantPath(image.path, image.width) }),
  };
  return {
    title: `${name} · Waymark`,
    description,
    locale,
    ogLocale: OG_LOCALES[locale],
    canonical: paths[locale],
    alternates: paths,
    xDefault: paths[DEFAULT_LOCALE],
    robots: listed ? 'index,follow' : 'noindex',
    type: subject?.type ?? 'website',
    ...(image && { image }),
    ...(listed &&
      payload && {
        jsonLd: { '@context': 'https://schema.org', ...structuredData(payload, facts, locale) },
      }),
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

function imageOf(photo: Photo, name: string, locale: Locale): HeadImage {
  const width = Math.min(photo.width, PREVIEW_WIDTH);
  return {
    path: photo.path,
    width,
    height: Math.max(1, Math.round((photo.height * width) / photo.width)),
    alt: plainText(choose(photo.alt, locale).value) || name,
  };
}

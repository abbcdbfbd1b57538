import { type BareHead, type Head, headOf, notFoundHead } from '../heads.ts';
import { DEFAULT_LOCALE, LOCALE_PREFIXES, LOCALES, type Locale, OG_LOCALES } from '../locale.ts';
import { matchPath } from '../paths/match-path.ts';
import { PAGES } from '../paths/pages.ts';
import type { Payload } from '../payloads.ts';
import { type HtmlTag, htmlOf, jsonForScript } from './html-tag.ts';
import { type JsonLd, withAddresses } from './json-ld.ts';
import { plainText } from './plain-text.ts';
import { SERVED_ATTRIBUTE } from './served-attribute.ts';
import { SOCIAL_SIZE } from './social-picture.ts';

/** Absolute addresses: of a path of this site, and of a variant of a photo. */
export interface HeadAddresses {
  page(path: string): string;
  photo(variantPath: string): string;
}

interface AnsweredPage {
  /** Percent-encoded, without the query. */
  pathname: string;
  /** Of the answer. A page that is missing (404) or gone (410) has no address and no content of its own. */
  status: 200 | 404 | 410 | 500 | 503;
  payload?: Payload | undefined;
  addresses: HeadAddresses;
}

/**
 * The HTML of what a page says of itself in its head. The application renders the tags without the mark too, with the same
 * attributes, so that it adopts them instead of adding its own.
 */
export function headTags({ pathname, status, payload, addresses }: AnsweredPage): string {
  const match = matchPath(pathname);
  if (match === null || status === 404 || status === 410) {
    const head = notFoundHead(pathname, match?.locale ?? localeOf(pathname));
    return [...identityTags(head), servedTag('meta', { name: 'description', content: head.description })]
      .map(htmlOf)
      .join('');
  }
  const head = headOf({ match, payload });
  // What other sites frame has a page of its own, to which search engines lead.
  const shared = PAGES[match.page].framed ? [] : addressTags(head, addresses);
  return [...identityTags(head), ...shared, ...servedTags(head, addresses)].map(htmlOf).join('');
}

function identityTags({ title, robots }: BareHead): HtmlTag[] {
  const noindex = meta({ name: 'robots', content: 'noindex' });
  return [{ element: 'title', text: title }, ...(robots === 'noindex' ? [noindex] : [])];
}

function addressTags(
  { canonical, alternates, xDefault, feed, locale }: Head,
  { page }: HeadAddresses,
): HtmlTag[] {
  const alternate = (hreflang: string, path: string) =>
    link({ rel: 'alternate', hreflang, href: page(path) });
  return [
    link({ rel: 'canonical', href: page(canonical) }),
    ...LOCALES.map((each) => alternate(each, alternates[each])),
    alternate('x-default', xDefault),
    ...(feed === undefined
      ? []
      : [link({ rel: 'alternate', type: 'application/atom+xml', href: page(feed) })]),
    meta({ property: 'og:locale', content: OG_LOCALES[locale] }),
    ...LOCALES.filter((each) => each !== locale).map((each) =>
      meta({ property: 'og:locale:alternate', content: OG_LOCALES[each] }),
    ),
  ];
}

/** Descriptions, previews and structured data, which only crawlers read. */
function servedTags(head: Head, addresses: HeadAddresses): HtmlTag[] {
  const { description, type, canonical, image, article, username, jsonLd, shared = head } = head;
  const properties: [string, string | undefined][] = [
    ['og:type', type],
    ['og:site_name', 'Waymark'],
    ['og:title', shared.name],
    ['og:description', shared.description],
    ['og:url', addresses.page(canonical)],
    ['og:image', addresses.page(image.path)],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(SOCIAL_SIZE.width)],
    ['og:image:height', String(SOCIAL_SIZE.height)],
    ['og:image:alt', image.alt],
    ['article:published_time', article && dateTime(article.publishedAt)],
    ['article:modified_time', article?.updatedAt === undefined ? undefined : dateTime(article.updatedAt)],
    ['article:author', article?.authorPath && addresses.page(article.authorPath)],
    ...(article?.tags ?? []).map((tag): [string, string] => ['article:tag', plainText(tag)]),
    ['profile:username', username],
  ];
  return [
    servedTag('meta', { name: 'description', content: description }),
    ...properties.flatMap(([property, content]) =>
      content === undefined ? [] : [servedTag('meta', { property, content })],
    ),
    servedTag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...(jsonLd === undefined
      ? []
      : [
          {
            ...servedTag('script', { type: 'application/ld+json' }),
            text: jsonForScript(addressed(jsonLd, addresses)),
          },
        ]),
  ];
}

function addressed(jsonLd: JsonLd, addresses: HeadAddresses): JsonLd {
  return { ...jsonLd, '@graph': jsonLd['@graph'].map((thing) => withAddresses(thing, addresses)) };
}

function meta(attributes: Readonly<Record<string, string>>): HtmlTag {
  return { element: 'meta', attributes };
}

function link(attributes: Readonly<Record<string, string>>): HtmlTag {
  return { element: 'link', attributes };
}

function servedTag(element: 'meta' | 'script', attributes: Readonly<Record<string, string>>): HtmlTag {
  return { element, attributes: { ...attributes, [SERVED_ATTRIBUTE]: '' } };
}

function dateTime(instant: number): string {
  return new Date(instant).toISOString();
}

/** The language of a path that no page has. */
function localeOf(pathname: string): Locale {
  const prefixed = LOCALES.find((locale) => pathname.split('/')[1] === LOCALE_PREFIXES[locale].slice(1));
  return prefixed ?? DEFAULT_LOCALE;
}

import { plainText } from '@waymark/model/heads/plain-text';
import type { Locale } from '@waymark/model/locale';
import type { ChosenText } from '@waymark/model/localised';
import XMLBuilder from 'fast-xml-builder';

interface Person {
  name: string;
  /** The address of their page; absent where they have none. */
  uri?: string;
}

/** An entry of a feed. All addresses are absolute. */
export interface FeedEntry {
  /** The address of its page, which identifies it as well. */
  address: string;
  title: ChosenText;
  summary: ChosenText;
  /** In milliseconds. */
  publishedAt: number;
  updatedAt: number;
  author: Person;
  tags: readonly string[];
  /** The address of a picture in WebP. */
  picture?: string;
}

export interface Feed {
  /** It never changes, unlike the address of the feed. */
  id: string;
  locale: Locale;
  title: string;
  subtitle: string;
  author: Person;
  /** The addresses of the page that it belongs to, of the feed, and of the feed in each other language. */
  page: string;
  self: string;
  translations: readonly { locale: Locale; address: string }[];
  icon: string;
  /** The newest first. */
  entries: readonly FeedEntry[];
  /** When the feed began, in milliseconds, for a feed without entries. */
  since: number;
}

/** Attributes begin with `@`, and `#` is the text of an element that has attributes. */
const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  textNodeName: '#',
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
});

/** The feed as Atom (RFC 4287). */
export function atomOf(feed: Feed): string {
  const updated = Math.max(feed.since, ...feed.entries.map(({ updatedAt }) => updatedAt));
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'utf-8' },
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': feed.locale,
      id: feed.id,
      title: xmlText(feed.title),
      ...(feed.subtitle !== '' && { subtitle: xmlText(feed.subtitle) }),
      updated: dateTime(updated),
      author: personOf(feed.author),
      icon: feed.icon,
      link: [
        { '@rel': 'alternate', '@type': 'text/html', '@href': feed.page },
        { '@rel': 'self', '@type': 'application/atom+xml', '@href': feed.self },
        ...feed.translations.map(({ locale, address }) => ({
          '@rel': 'alternate',
          '@type': 'application/atom+xml',
          '@hreflang': locale,
          '@href': address,
        })),
      ],
      entry: feed.entries.map(entryOf),
    },
  });
}

function entryOf({ address, title, summary, picture, tags, ...entry }: FeedEntry): object {
  return {
    id: address,
    title: inLanguage(title),
    published: dateTime(entry.publishedAt),
    updated: dateTime(entry.updatedAt),
    author: personOf(entry.author),
    link: [
      { '@rel': 'alternate', '@type': 'text/html', '@href': address },
      ...(picture === undefined ? [] : [{ '@rel': 'enclosure', '@type': 'image/webp', '@href': picture }]),
    ],
    category: tags.map((tag) => ({ '@term': xmlText(tag) })),
    ...(summary.value !== '' && { summary: inLanguage(summary) }),
  };
}

function inLanguage({ value, lang }: ChosenText): object {
  return { '@xml:lang': lang, '#': xmlText(value) };
}

function personOf({ name, uri }: Person): object {
  return { name: xmlText(name), ...(uri !== undefined && { uri }) };
}

/** The text without the characters that XML does not allow, escaped or not. */
function xmlText(text: string): string {
  return plainText(text).replace(/[\ufffe\uffff]/g, '');
}

function dateTime(instant: number): string {
  return new Date(instant).toISOString();
}

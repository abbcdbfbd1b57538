import type { Kind } from '../entities/kinds.ts';
import type { Photo } from '../entities/photo.ts';
import type { Locale } from '../locale.ts';
import { choose, type LocalisedText } from '../localised.ts';
import { pathTo } from '../paths/path-to.ts';
import type { Payload, Section } from '../payloads.ts';
import { readRichText } from '../rich-text/read.ts';
import { textOf } from '../rich-text/text-of.ts';
import { unreachable } from '../unreachable.ts';
import { TEXTS } from './texts.ts';

/** What the head of a page takes from the content of the page, in the reader's language where possible. */
export interface Subject {
  title: string;
  /** Empty where there is no text. */
  description: string;
  photo: Photo | null;
  type: 'website' | 'article' | 'profile';
  /** Whether search engines may index it. */
  listed: boolean;
  /** Of an article: when it was published and changed, in milliseconds, and its author's page where there is one. */
  article?: { publishedAt: number; updatedAt?: number; authorPath?: string; tags: readonly string[] };
  /** The handle of a creator. */
  username?: string;
  /** The canonical parameters of the page's address, where they can be written in several ways. */
  params?: { id: string };
}

/** The subject of a page; undefined for a page with several. */
export function subjectOf(payload: Payload, locale: Locale): Subject | undefined {
  if ('item' in payload) return itemSubject(payload.item, locale);
  if ('creator' in payload) return creatorSubject(payload, locale);
  if ('country' in payload) {
    const { country, sections } = payload;
    return {
      title: choose(country.name, locale).value,
      description: choose(country.summary, locale).value,
      photo: firstCover(sections),
      type: 'website',
      listed: true,
    };
  }
  if ('article' in payload) {
    const { article } = payload;
    return {
      title: choose(article.title, locale).value,
      description: choose(article.summary, locale).value || storyText(article.body, locale),
      photo: article.cover,
      type: 'article',
      listed: true,
      article: { publishedAt: article.publishedAt, tags: article.tags },
    };
  }
  return undefined;
}

type Item = Extract<Payload, { item: unknown }>['item'];

const TYPE_OF: Record<Kind, Subject['type']> = {
  destination: 'website',
  area: 'website',
  poi: 'website',
  pin: 'website',
  marker: 'website',
  post: 'article',
  list: 'website',
};

function itemSubject(item: Item, locale: Locale): Subject {
  return {
    title: choose(item.title, locale).value,
    description: choose(item.summary, locale).value || ownWords(item, locale),
    photo: item.cover ?? null,
    type: TYPE_OF[item.kind],
    listed: item.visibility === 'public',
    ...(item.kind === 'post' && {
      article: {
        publishedAt: item.publishedAt,
        updatedAt: item.updatedAt,
        authorPath: pathTo('creators-id', { id: item.byline.handle }, locale),
        tags: item.tags,
      },
    }),
  };
}

/** The text of an item other than its summary. */
function ownWords(item: Item, locale: Locale): string {
  switch (item.kind) {
    case 'post':
      return storyText(item.body, locale);
    case 'pin':
      return choose(item.note, locale).value;
    case 'destination':
    case 'area':
    case 'poi':
    case 'marker':
    case 'list':
      return '';
    default:
      return unreachable(item);
  }
}

function storyText(body: LocalisedText, locale: Locale): string {
  const read = readRichText(choose(body, locale).value);
  return 'text' in read ? textOf(read.text) : '';
}

function creatorSubject(payload: Payload<'creators-id' | 'creators-id-contact'>, locale: Locale): Subject {
  const { name, handle, avatar } = payload.creator;
  const params = { id: handle };
  if (!('sections' in payload)) {
    const title = TEXTS[locale].writeTo(name);
    return { title, description: '', photo: avatar, type: 'website', listed: false, params };
  }
  const { bio, cover, status } = payload.creator;
  return {
    title: name,
    description: choose(bio, locale).value,
    photo: cover ?? avatar,
    type: 'profile',
    listed: status === 'active',
    username: handle,
    params,
  };
}

function firstCover(sections: readonly Section[]): Photo | null {
  return sections.flatMap(({ cards }) => cards).find(({ cover }) => cover !== null)?.cover ?? null;
}

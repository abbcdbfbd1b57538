import type { Article } from '../entities/article.ts';
import type { Creator } from '../entities/creator.ts';
import type { Kind } from '../entities/kinds.ts';
import type { List } from '../entities/list.ts';
import type { DescribedPicture, Photo } from '../entities/photo.ts';
import { picturesOf } from '../entities/pictures-of.ts';
import type { PublicDocument } from '../entities/public-document.ts';
import { boundsIn, positionOf } from '../entities/public-item.ts';
import type { Bounds } from '../geography/bounds.ts';
import type { Position } from '../geography/position.ts';
import type { Locale } from '../locale.ts';
import { choose, type LocalisedText } from '../localised.ts';
import { pathTo } from '../paths/path-to.ts';
import type { CreatorCard, PageContent, Payload, Section } from '../payloads.ts';
import { readRichText } from '../rich-text/read.ts';
import { textOf } from '../rich-text/text-of.ts';
import { unreachable } from '../unreachable.ts';
import { TEXTS } from './texts.ts';

/** What the head of a page takes from the content of the page, in the reader's language where possible. */
export interface Subject {
  title: string;
  /** Empty where there is no text. */
  description: string;
  /** What link previews say in place of title and description. */
  shared?: { title?: string; text?: string };
  /** The creator or author; empty where there is none, as for a list. */
  byline: string;
  photo: DescribedPicture | null;
  /** Where it is: a spot, or the rectangle around all of it. */
  place: Position | Bounds | null;
  /** The places of a list within that rectangle. */
  stops?: readonly Position[];
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
export function subjectOf(content: PageContent, locale: Locale): Subject | undefined {
  switch (content.page) {
    case 'index':
    case 'posts':
    case 'atlas-lists':
    case 'countries':
    case 'creators':
    case 'blog':
      return undefined;
    case 'destinations-id':
    case 'areas-id':
    case 'pois-id':
    case 'pins-id':
    case 'markers-id':
    case 'posts-id':
    case 'lists-id':
      return itemSubject(content.payload.item, locale);
    case 'countries-slug':
      return countrySubject(content.payload, locale);
    case 'creators-id':
      return creatorSubject(content.payload.creator, locale);
    case 'creators-id-contact':
      return contactSubject(content.payload.creator, locale);
    case 'blog-slug':
      return articleSubject(content.payload.article, locale);
    default:
      return unreachable(content);
  }
}

type Item = PublicDocument | List;

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
    byline: item.kind === 'list' ? '' : item.byline.name,
    ...(item.kind !== 'list' && sharedOf(item, locale)),
    photo: pictureOf(item),
    place: boundsIn(item) ?? positionOf(item),
    ...(item.kind === 'list' && item.stops && { stops: item.stops.map(({ position }) => position) }),
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

function pictureOf(item: Item): DescribedPicture | null {
  const chosen = item.kind === 'list' ? undefined : item.photos.find(({ path }) => path === item.sharePath);
  return chosen ?? picturesOf(item)[0] ?? null;
}

/** Where a language has none of its own, its title and its summary are shared, and not the words of the other language. */
function sharedOf({ shareTitle, shareText }: PublicDocument, locale: Locale): Pick<Subject, 'shared'> {
  const [title, text] = [shareTitle, shareText].map((words) => words?.[locale]?.trim());
  return title || text ? { shared: { ...(title && { title }), ...(text && { text }) } } : {};
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

function countrySubject({ country, sections }: Payload<'countries-slug'>, locale: Locale): Subject {
  return {
    title: choose(country.name, locale).value,
    description: choose(country.summary, locale).value,
    byline: '',
    photo: firstCover(sections),
    place: country.bounds,
    type: 'website',
    listed: true,
  };
}

function creatorSubject(creator: Creator, locale: Locale): Subject {
  const { name, bio, cover, avatar, status, handle } = creator;
  return {
    ...inEveryCreator(creator),
    title: name,
    description: choose(bio, locale).value,
    photo: cover ?? avatar,
    type: 'profile',
    listed: status === 'active',
    username: handle,
  };
}

/** The form that writes to a creator. */
function contactSubject(creator: CreatorCard, locale: Locale): Subject {
  return {
    ...inEveryCreator(creator),
    title: TEXTS[locale].writeTo(creator.name),
    description: '',
    photo: creator.avatar,
    type: 'website',
    listed: false,
  };
}

function inEveryCreator({ handle, home }: CreatorCard) {
  return { byline: `@${handle}`, place: home ?? null, params: { id: handle } };
}

function articleSubject(article: Article, locale: Locale): Subject {
  return {
    title: choose(article.title, locale).value,
    description: choose(article.summary, locale).value || storyText(article.body, locale),
    byline: article.author,
    photo: article.cover,
    place: null,
    type: 'article',
    listed: true,
    article: { publishedAt: article.publishedAt, tags: article.tags },
  };
}

function firstCover(sections: readonly Section[]): Photo | null {
  return sections.flatMap(({ cards }) => cards).find(({ cover }) => cover !== null)?.cover ?? null;
}

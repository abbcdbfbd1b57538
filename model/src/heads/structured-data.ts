import type { Article } from '../entities/article.ts';
import type { Card } from '../entities/card.ts';
import { COLLECTION_OF } from '../entities/kinds.ts';
import { containersOf } from '../entities/parents.ts';
import type { PublicDocument } from '../entities/public-document.ts';
import type { Locale } from '../locale.ts';
import { choose, type LocalisedText } from '../localised.ts';
import { pathTo } from '../paths/path-to.ts';
import type { CreatorCard, PageContent } from '../payloads.ts';
import { unreachable } from '../unreachable.ts';
import { type JsonLdNode, node, type PageFacts } from './json-ld.ts';
import { type NamedPage, placeNode, pointNode, type Surroundings } from './place-node.ts';

/**
 * The content of a page in the vocabulary of schema.org, for search engines. It contains nothing that the page does not show.
 */
export function structuredData(content: PageContent, facts: PageFacts, locale: Locale): JsonLdNode {
  switch (content.page) {
    case 'index':
      return node('WebSite', { ...facts, name: 'Waymark', inLanguage: locale });
    case 'destinations-id':
    case 'areas-id':
    case 'pois-id':
    case 'pins-id':
    case 'markers-id': {
      return placeNode(content.payload.item, facts, surroundingsOf(content.payload, locale));
    }
    case 'posts-id':
      return storyNode(content.payload.item, facts, locale);
    case 'lists-id': {
      const { entries, item } = content.payload;
      const shown = entries.map(({ card }) => card).filter((card) => card !== null);
      return listNode({ ...facts, numberOfItems: item.count }, cardEntries(shown, locale));
    }
    case 'posts':
    case 'atlas-lists':
      return listNode(facts, cardEntries(content.payload.cards, locale));
    case 'countries':
    case 'creators':
    case 'blog':
      return listNode(facts, collectionEntries(content, locale));
    case 'countries-slug':
      return node('Country', { ...facts, geo: pointNode(content.payload.country.centre) });
    case 'creators-id':
      return profileNode(content.payload.creator, content.payload.creator.links, facts);
    case 'creators-id-contact':
      return profileNode(content.payload.creator, [], facts);
    case 'blog-slug':
      return articleNode(content.payload.article, facts, locale);
    default:
      return unreachable(content);
  }
}

interface PlaceOnPage {
  item: PublicDocument;
  partOf: readonly Card[];
  parts: readonly Card[];
}

function surroundingsOf({ item, partOf, parts }: PlaceOnPage, locale: Locale): Surroundings {
  const within = item.kind === 'destination' ? [...partOf, ...parts] : [];
  const containers = containersOf(item.kind, partOf, parts);
  const places = within.filter((card) => card.kind !== 'poi' && !containers.includes(card));
  return {
    containers: cardEntries(containers, locale),
    places: cardEntries(places, locale),
    attractions: cardEntries(
      within.filter(({ kind }) => kind === 'poi'),
      locale,
    ),
  };
}

function storyNode(item: PublicDocument<'post'>, facts: PageFacts, locale: Locale): JsonLdNode {
  const { title, byline, publishedAt, updatedAt, readingMinutes, position, tags } = item;
  return node('Article', {
    ...writingMembers(facts, title, locale),
    publisher: publisherNode(locale),
    author: node('Person', { name: byline.name, url: pathTo('creators-id', { id: byline.handle }, locale) }),
    datePublished: dateTime(publishedAt),
    dateModified: dateTime(updatedAt),
    timeRequired: `PT${readingMinutes}M`,
    contentLocation: position === null ? undefined : node('Place', { geo: pointNode(position) }),
    keywords: tags,
  });
}

function articleNode(
  { title, author, publishedAt, tags }: Article,
  facts: PageFacts,
  locale: Locale,
): JsonLdNode {
  return node('BlogPosting', {
    ...writingMembers(facts, title, locale),
    publisher: publisherNode(locale),
    author: node('Organization', { name: author }),
    datePublished: dateTime(publishedAt),
    keywords: tags,
  });
}

function profileNode(creator: CreatorCard, links: readonly string[], facts: PageFacts): JsonLdNode {
  return node('ProfilePage', {
    url: facts.url,
    dateCreated: dateTime(creator.joinedAt),
    mainEntity: node('Person', {
      ...facts,
      alternateName: `@${creator.handle}`,
      sameAs: links,
      agentInteractionStatistic: node('InteractionCounter', {
        interactionType: 'https://schema.org/WriteAction',
        userInteractionCount: creator.total,
      }),
    }),
  });
}

function publisherNode(locale: Locale): JsonLdNode {
  return node('Organization', { name: 'Waymark', url: pathTo('index', {}, locale) });
}

type CollectionContent = Extract<PageContent, { page: 'countries' | 'creators' | 'blog' }>;

/** The pages to which a collection of anything but items leads. */
function collectionEntries({ page, payload }: CollectionContent, locale: Locale): NamedPage[] {
  switch (page) {
    case 'countries':
      return payload.countries.map(({ name, slug }) => ({
        name: choose(name, locale).value,
        url: pathTo('countries-slug', { slug }, locale),
      }));
    case 'creators':
      return payload.creators.map(({ name, handle }) => ({
        name,
        url: pathTo('creators-id', { id: handle }, locale),
      }));
    case 'blog':
      return payload.articles.map(({ title, slug }) => ({
        name: choose(title, locale).value,
        url: pathTo('blog-slug', { slug }, locale),
      }));
    default:
      return unreachable(page);
  }
}

/** The content links to all entries. More of them here would only make the document heavier. */
const MOST_ENTRIES = 100;

function listNode(
  members: PageFacts & { numberOfItems?: number },
  entries: readonly NamedPage[],
): JsonLdNode {
  // Search engines require an entry in a list.
  if (entries.length === 0) return node('CollectionPage', members);
  const itemListElement = entries
    .slice(0, MOST_ENTRIES)
    .map((entry, index) => node('ListItem', { position: index + 1, ...entry }));
  return node('ItemList', { ...members, itemListElement });
}

function cardEntries(cards: readonly Card[], locale: Locale): NamedPage[] {
  return cards.map(({ kind, id, title }) => ({
    name: choose(title, locale).value,
    url: pathTo(`${COLLECTION_OF[kind]}-id`, { id }, locale),
  }));
}

/** The name of a written work is its headline, and it has a language. */
function writingMembers({ name, ...facts }: PageFacts, title: LocalisedText, locale: Locale) {
  return { headline: name, ...facts, inLanguage: choose(title, locale).lang };
}

function dateTime(instant: number): string {
  return new Date(instant).toISOString();
}

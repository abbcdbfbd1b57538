import type { Card } from '../entities/card.ts';
import { COLLECTION_OF } from '../entities/kinds.ts';
import type { Locale } from '../locale.ts';
import { choose, type LocalisedText } from '../localised.ts';
import { pathTo } from '../paths/path-to.ts';
import type { Payload } from '../payloads.ts';
import { type JsonLdNode, node, type PageFacts } from './json-ld.ts';
import { type NamedPage, placeNode, pointNode, type Surroundings } from './place-node.ts';

type ItemPayload = Extract<Payload, { item: unknown }>;
type SurroundedPayload = Extract<Payload, { partOf: unknown }>;
type CollectionPayload = Exclude<
  Payload,
  ItemPayload | { creator: unknown } | { country: unknown } | { article: unknown }
>;

/**
 * The content of a page in the vocabulary of schema.org, for search engines. It contains nothing that the page does not show.
 */
export function structuredData(payload: Payload, facts: PageFacts, locale: Locale): JsonLdNode {
  if ('item' in payload) return itemNode(payload, facts, locale);
  if ('creator' in payload) return profileNode(payload, facts);
  if ('country' in payload) return node('Country', { ...facts, geo: pointNode(payload.country.centre) });
  if ('article' in payload) {
    const { title, author, publishedAt, tags } = payload.article;
    return node('BlogPosting', {
      ...writingMembers(facts, title, locale),
      publisher: publisherNode(locale),
      author: node('Organization', { name: author }),
      datePublished: dateTime(publishedAt),
      keywords: tags,
    });
  }
  return collectionNode(payload, facts, locale);
}

function itemNode(payload: ItemPayload, facts: PageFacts, locale: Locale): JsonLdNode {
  if ('entries' in payload) {
    const { entries, item } = payload;
    const shown = entries.map(({ card }) => card).filter((card) => card !== null);
    return listNode({ ...facts, numberOfItems: item.count }, cardEntries(shown, locale));
  }
  const { item } = payload;
  if (item.kind !== 'post') return placeNode(item, facts, surroundingsOf(payload, locale));
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

/** The names of the items beside an item, which its page shows as cards. */
function surroundingsOf({ partOf, parts }: SurroundedPayload, locale: Locale): Surroundings {
  return { partOf: cardEntries(partOf, locale), parts: cardEntries(parts, locale) };
}

function profileNode({ creator }: Extract<Payload, { creator: unknown }>, facts: PageFacts): JsonLdNode {
  const links = 'links' in creator ? creator.links : [];
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

function collectionNode(payload: CollectionPayload, facts: PageFacts, locale: Locale): JsonLdNode {
  if ('tiles' in payload) return node('WebSite', { ...facts, name: 'Waymark', inLanguage: locale });
  if ('countries' in payload) {
    const entries = payload.countries.map(({ name, slug }) => ({
      name: choose(name, locale).value,
      url: pathTo('countries-slug', { slug }, locale),
    }));
    return listNode(facts, entries);
  }
  if ('creators' in payload) {
    const entries = payload.creators.map(({ name, handle }) => ({
      name,
      url: pathTo('creators-id', { id: handle }, locale),
    }));
    return listNode(facts, entries);
  }
  if ('articles' in payload) {
    const entries = payload.articles.map(({ title, slug }) => ({
      name: choose(title, locale).value,
      url: pathTo('blog-slug', { slug }, locale),
    }));
    return listNode(facts, entries);
  }
  return listNode(facts, cardEntries(payload.cards, locale));
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

import type { Article } from '@waymark/model/entities/article';
import type { Country } from '@waymark/model/entities/country';
import type { Creator } from '@waymark/model/entities/creator';
import { totalItems } from '@waymark/model/entities/total-items';
import { LOCALES } from '@waymark/model/locale';
import { writtenLocales } from '@waymark/model/localised';
import { KIND_WORDS } from '@waymark/model/search/class-words';
import type { WholeRecord } from './in-parts.ts';
import { bodyText, thumbnailOf } from './item-record.ts';
import { placesOf } from './places-of.ts';
import { recordText, recordTexts } from './record-text.ts';
import { WEIGHT } from './weights.ts';

/** The record of a creator; undefined where they are suspended. */
export function creatorRecord(creator: Creator): WholeRecord | undefined {
  if (creator.status !== 'active') return undefined;
  const name = recordText(creator.name);
  const record = {
    key: `creators/${creator.id}`,
    kind: 'creator' as const,
    id: creator.id,
    title: { en: name, fr: name },
    words: [...KIND_WORDS.creator],
    places: placesOf(creator.home, null),
    tags: [],
    creator: creator.handle,
    languages: LOCALES.filter((locale) => creator.languages.includes(locale)),
    ...(creator.home && { _geoloc: [creator.home] }),
    ...thumbnailOf(creator.avatar),
    saves: 0,
    total: creator.total,
    weight: WEIGHT.creator,
    publishedAt: creator.joinedAt,
  };
  return { record, text: recordTexts(creator.bio) };
}

/** The record of a country, which is always public. */
export function countryRecord(country: Country): WholeRecord {
  const { en, fr } = country.name;
  const names = new Set([en, fr].map((name) => recordText(name ?? '')));
  const summary = recordTexts(country.summary);
  const record = {
    key: `countries/${country.slug}`,
    kind: 'country' as const,
    id: country.slug,
    title: recordTexts(country.name) ?? {},
    ...(summary && { summary }),
    // What is in the capital comes before the country: it has the city's name as that of its place.
    words: [...KIND_WORDS.country, ...new Set(Object.values(country.capital ?? {}).map(recordText))],
    // Other names of the country, by which its items are found too.
    places: placesOf(undefined, country.code).filter((name) => !names.has(name)),
    tags: [],
    country: country.code,
    languages: writtenLocales(country.name),
    _geoloc: [country.centre],
    bounds: country.bounds,
    saves: 0,
    total: totalItems(country.counts),
    weight: WEIGHT.country,
    publishedAt: 0,
  };
  return { record, text: undefined };
}

/** The record of an article of the team. */
export function articleRecord(article: Article): WholeRecord {
  const summary = recordTexts(article.summary);
  const record = {
    key: `articles/${article.slug}`,
    kind: 'article' as const,
    id: article.slug,
    title: recordTexts(article.title) ?? {},
    ...(summary && { summary }),
    words: [...KIND_WORDS.article],
    places: [],
    tags: article.tags,
    author: recordText(article.author),
    languages: writtenLocales(article.title),
    ...thumbnailOf(article.cover),
    saves: 0,
    total: 0,
    weight: WEIGHT.article,
    publishedAt: article.publishedAt,
  };
  return { record, text: bodyText(article.body) };
}

import { COLLECTION_OF, PUBLISHED_KINDS } from '@waymark/model/entities/kinds';
import type { JsonLd } from '@waymark/model/heads/json-ld';
import { newId } from '@waymark/model/ids';
import { LOCALES } from '@waymark/model/locale';
import { exampleListItem } from '@waymark/model/testing/examples';
import { faultsOf } from '@waymark/model/testing/search-engine-fields';
import { describe, expect, it } from 'vitest';
import { publicItem, writeDocument } from './content.ts';
import { ADDRESS, ask } from './requests.ts';

/** Pages by the type of what they show. Demo content lacks some recommended fields, so only the required ones are checked. */
const PAGES: readonly [type: string, path: () => Promise<string> | string][] = [
  ['WebSite', () => '/'],
  ...PUBLISHED_KINDS.map((kind): (typeof PAGES)[number] => [
    {
      destination: 'TouristDestination',
      area: 'Place',
      poi: 'Museum',
      pin: 'Place',
      marker: 'Place',
      post: 'Article',
    }[kind],
    async () => `/${COLLECTION_OF[kind]}/${await publicItem(kind)}`,
  ]),
  ['ItemList', listOfOne],
  ['CollectionPage', async () => `/lists/${await publicItem('list', { count: 0 })}`],
  ['ProfilePage', () => '/creators/ines-quaresma'],
  ['Country', () => '/countries/portugal'],
  ['BlogPosting', () => '/blog/a-list-can-be-a-route'],
  ...['/blog', '/creators', '/countries', '/posts', '/atlas/lists'].map((path): (typeof PAGES)[number] => [
    'ItemList',
    () => path,
  ]),
];

describe.each(LOCALES)('the structured data of a document in %s', (locale) => {
  it.each(PAGES)('describes a %s with the fields that search engines require (%#)', async (type, path) => {
    const english = await path();
    const pathname = locale === 'fr' ? `/fr${english === '/' ? '' : english}` : english;
    const things = thingsIn(await (await ask(pathname)).text());

    expect(things.map((thing) => thing['@type'])).toEqual([
      type,
      ...(english === '/' ? [] : ['BreadcrumbList']),
    ]);
    expect(things.flatMap((thing) => faultsOf(thing, { isComplete: false }))).toEqual([]);
    expect(things[0]?.['url']).toBe(ADDRESS + pathname);
  });
});

async function listOfOne(): Promise<string> {
  const id = await publicItem('list', { count: 1 });
  const item = { ...exampleListItem(), kind: 'poi', id: await publicItem('poi') };
  await writeDocument(`lists/${id}/items/${newId()}`, item);
  return `/lists/${id}`;
}

/** What a document describes, in the only script of its kind. */
function thingsIn(html: string): JsonLd['@graph'] {
  const [found, ...others] = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  expect(others).toEqual([]);
  const { '@graph': things }: JsonLd = JSON.parse(found?.[1] ?? '');
  return things;
}

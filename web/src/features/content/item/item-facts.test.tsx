// @vitest-environment happy-dom
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { exampleDocument } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { readAs } from '../../../elements/testing/reader.tsx';
import { ItemFacts } from './item-facts.tsx';

/** The facts of an item, by their names. */
async function factsOf(item: PublicDocument): Promise<ReadonlyMap<string, Element>> {
  const page = document.createElement('div');
  page.innerHTML = await readAs('en', <ItemFacts item={item} />);
  const facts = [...page.querySelectorAll('dl > div')].map((fact) => {
    const [name, value] = fact.children;
    if (name === undefined || value === undefined) throw new Error('A fact has a name and a value.');
    return [name.textContent, value] as const;
  });
  return new Map(facts);
}

test('a point of interest has its address and its website', async () => {
  const facts = await factsOf(exampleDocument('poi'));
  expect(facts.get('Address')?.textContent).toBe('7 promenade Robert Laffont');
  const link = facts.get('Website')?.querySelector('a');
  expect(link?.getAttribute('href')).toBe('https://museum.example/');
  expect(link?.textContent).toBe('museum.example');
});

test('a destination has its website, and no address', async () => {
  const facts = await factsOf(exampleDocument('destination'));
  expect(facts.get('Website')?.querySelector('a')?.getAttribute('href')).toBe('https://city.example/');
  expect(facts.has('Address')).toBe(false);
});

test('without an address and a website there is neither fact', async () => {
  const { address: _, website: __, ...poi } = exampleDocument('poi');
  const facts = await factsOf(poi);
  expect(['Address', 'Website'].filter((name) => facts.has(name))).toEqual([]);
  expect(facts.has('Phone')).toBe(true);
});

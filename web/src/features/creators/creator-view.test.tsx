// @vitest-environment happy-dom
import { NO_ITEMS } from '@waymark/model/entities/creator';
import type { CreatorCard } from '@waymark/model/payloads';
import { exampleCreator } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { readAs } from '../../elements/testing/reader.tsx';
import { CreatorView } from './creator-view.tsx';

/** The visible text of the card, without its markup. */
async function words(locale: 'en' | 'fr', fields: Partial<CreatorCard> = {}): Promise<string> {
  const html = await readAs(locale, <CreatorView creator={{ ...exampleCreator(), ...fields }} />);
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('a card shows the name, languages, countries, counts of items and the date of joining', async () => {
  const counts = { ...NO_ITEMS, pin: 1, post: 1200 };
  expect(await words('en', { counts, total: 1201 })).toContain(
    'Inès Moreau @ines-moreau Languages English and French Writes about France and Italy 1 recommended place 1,200 stories Joined in May 2026',
  );
  expect(await words('fr', { counts, total: 1201 })).toMatch(
    /Langues anglais et français Pays France et Italie 1 lieu recommandé 1\s200 récits Ici depuis mai 2026/,
  );
});

test('the card of a creator without published items says so, and names no countries', async () => {
  const nothing = { counts: NO_ITEMS, total: 0, countries: [], avatar: null };
  const card = await words('en', nothing);
  expect(card).toContain('Nothing published yet');
  expect(card).not.toContain('Writes about');
});

test('a country without a name in the browser is shown by its code', async () => {
  expect(await words('en', { countries: ['QM', 'AQ'] })).toContain('Writes about QM and Antarctica');
});

test('the card links to the creator’s page, by handle', async () => {
  expect(await readAs('fr', <CreatorView creator={exampleCreator()} />)).toContain(
    'href="/fr/creators/ines-moreau"',
  );
});

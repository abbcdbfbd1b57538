// @vitest-environment happy-dom
import type { Card } from '@waymark/model/entities/card';
import { cardOf } from '@waymark/model/entities/card';
import { exampleDocument, examplePhoto } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { readAs } from '../../../elements/testing/reader.tsx';
import { CardRow } from './card-row.tsx';

const card = (fields: Partial<Card> = {}): Card => ({
  ...cardOf(exampleDocument('post')),
  readingMinutes: 3,
  ...fields,
});

const NO_PLACE = { position: null };
const NO_PHOTO = { cover: null };

test('a row says in which country its item is, in the language of the reader, and who wrote it', async () => {
  const spain = card({ countryCode: 'ES' });
  expect(await readAs('en', <CardRow card={spain} />)).toContain('>Spain · by Inès Moreau · 3 min read<');
  expect(await readAs('fr', <CardRow card={spain} />)).toContain('>Espagne · par Inès Moreau · ');
  const nowhere = card({ countryCode: null });
  expect(await readAs('en', <CardRow card={nowhere} />)).toContain('>by Inès Moreau · 3 min read<');
});

test('a row does not repeat the country or the author of its page', async () => {
  const spain = card({ countryCode: 'ES' });
  expect(await readAs('en', <CardRow card={spain} isCountryKnown />)).toContain(
    '>by Inès Moreau · 3 min read<',
  );
  expect(await readAs('en', <CardRow card={spain} isAuthorKnown />)).toContain('>Spain · 3 min read<');
});

test('a row has room for a small map where its item has a location and no photo', async () => {
  const pictures = async (fields: Partial<Card>) => {
    const html = await readAs('en', <CardRow card={card(fields)} />);
    return [html.includes('<img'), html.includes('data-ringed')];
  };
  expect(await pictures({ cover: examplePhoto() })).toEqual([true, false]);
  expect(await pictures(NO_PHOTO)).toEqual([false, true]);
  expect(await pictures(NO_PLACE)).toEqual([true, false]);
  expect(await pictures({ ...NO_PHOTO, ...NO_PLACE })).toEqual([false, false]);
});

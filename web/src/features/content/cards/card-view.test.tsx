// @vitest-environment happy-dom
import { cardOf } from '@waymark/model/entities/card';
import { exampleDocument, examplePhoto } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { readAs } from '../../../elements/testing/reader.tsx';
import { CardView } from './card-view.tsx';

function pinCard({ summary = {}, cover = examplePhoto() }: Partial<ReturnType<typeof cardOf>>) {
  return { ...cardOf(exampleDocument('pin')), summary, cover };
}

test('a card without a summary has no paragraph for it', async () => {
  expect(await readAs('en', <CardView card={pinCard({ summary: { fr: ' ' } })} />)).not.toMatch(
    /<p[^>]*><\/p>/,
  );
  expect(await readAs('en', <CardView card={pinCard({ summary: { fr: 'Ici' } })} />)).toContain(
    '<span lang="fr">Ici</span>',
  );
});

test('the photo of a card is fetched at the width of the card', async () => {
  expect(await readAs('en', <CardView card={pinCard({})} />)).toContain(' 320px, ');
  expect(await readAs('en', <CardView card={pinCard({})} sizes="40rem" />)).toContain('sizes="40rem"');
});

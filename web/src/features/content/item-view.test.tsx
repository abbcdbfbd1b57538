import { cardOf } from '@waymark/model/entities/card';
import { exampleDocument } from '@waymark/model/entities/examples';
import { expect, test } from 'vitest';
import { readAs } from '../../elements/reader.tsx';
import { ItemView } from './item-view.tsx';
import { Surroundings } from './surroundings.tsx';

const MARKER = { ...exampleDocument('marker'), publishedAt: Date.parse('2026-03-04T23:30:00Z') };

test('dates are written as readers of each language write them', async () => {
  const view = <ItemView kind="marker" item={MARKER} parts={[]} />;
  expect(await readAs('en', view)).toContain('Published 4 March 2026');
  expect(await readAs('fr', view)).toContain('Publié le 4 mars 2026');
});

test('an item that says nothing of itself has no empty paragraph', async () => {
  const html = await readAs('en', <ItemView kind="marker" item={{ ...MARKER, summary: {} }} parts={[]} />);
  expect(html).not.toMatch(/<p[^>]*><\/p>/);
});

test('what is part of an item is called what it is', async () => {
  const parts = [cardOf({ kind: 'poi', document: exampleDocument('poi') })];
  const headed = (kind: 'post' | 'destination') =>
    readAs('fr', <Surroundings kind={kind} partOf={[]} parts={parts} nearby={[]} />);
  expect(await headed('post')).toContain('<h2 id="parts">Les lieux de ce récit</h2>');
  expect(await headed('destination')).toContain('<h2 id="parts">Points d’intérêt sur place</h2>');
});

import { exampleDocument } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { readAs } from '../../elements/testing/reader.tsx';
import { ItemView } from './item-view.tsx';

const MARKER = { ...exampleDocument('marker'), publishedAt: Date.parse('2026-03-04T23:30:00Z') };

test('dates are written as readers of each language write them', async () => {
  const view = <ItemView kind="marker" item={MARKER} onMap={{}} place={null} actions={null} facts={null} />;
  expect(await readAs('en', view)).toContain('Published 4 March 2026');
  expect(await readAs('fr', view)).toContain('Publié le 4 mars 2026');
});

test('an item that says nothing of itself has no empty paragraph', async () => {
  const silent = { ...MARKER, summary: {} };
  const html = await readAs(
    'en',
    <ItemView kind="marker" item={silent} onMap={{}} place={null} actions={null} facts={null} />,
  );
  expect(html).not.toMatch(/<p[^>]*><\/p>/);
});

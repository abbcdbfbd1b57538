// @vitest-environment happy-dom
import { cardOf } from '@waymark/model/entities/card';
import type { PublicDocument } from '@waymark/model/entities/public-document';
import { exampleDocument, exampleId } from '@waymark/model/testing/examples';
import { expect, test } from 'vitest';
import { readAs } from '../../../elements/testing/reader.tsx';
import { ItemPage, NO_RELATED_CARDS } from './item-page.tsx';

const MARKER = { ...exampleDocument('marker'), publishedAt: Date.parse('2026-03-04T23:30:00Z') };

const nothing = () => null;

function pageOf(item: PublicDocument, related = NO_RELATED_CARDS) {
  return (
    <ItemPage
      item={item}
      onMap={{}}
      related={related}
      actions={nothing}
      facts={null}
      nearby={nothing}
      footer={null}
    />
  );
}

test('dates are formatted in the language of the page', async () => {
  const page = pageOf(MARKER);
  expect(await readAs('en', page)).toContain('Published 4 March 2026');
  expect(await readAs('fr', page)).toContain('Publié le 4 mars 2026');
});

test('an item without a summary has no empty paragraph', async () => {
  const silent = { ...MARKER, summary: {} };
  const html = await readAs('en', pageOf(silent));
  expect(html).not.toMatch(/<p[^>]*><\/p>/);
});

test('an area is part of its destination, and never the reverse', async () => {
  const destination = { ...exampleDocument('destination'), areaIds: [exampleId('k')] };
  const area = { ...exampleDocument('area'), id: exampleId('k') };
  const onDestination = await readAs('en', pageOf(destination, { partOf: [cardOf(area)], parts: [] }));
  expect(onDestination).toContain('Areas in this destination');
  expect(onDestination).not.toContain('Part of');
  const onArea = await readAs('en', pageOf(area, { partOf: [], parts: [cardOf(destination)] }));
  expect(onArea).toContain('Part of');
});

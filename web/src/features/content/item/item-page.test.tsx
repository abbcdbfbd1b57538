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

test('a region shows what it is part of, its areas, its destinations and then its points of interest', async () => {
  const region: PublicDocument = {
    ...exampleDocument('destination'),
    type: 'region',
    destinationId: exampleId('j'),
    areaIds: [exampleId('k')],
  };
  const island = cardOf({ ...exampleDocument('destination'), id: exampleId('j') });
  const area = cardOf({ ...exampleDocument('area'), id: exampleId('k') });
  const town = cardOf({ ...exampleDocument('destination'), id: exampleId('t') });
  const parts = [town, cardOf(exampleDocument('poi'))];
  const html = await readAs('en', pageOf(region, { partOf: [island, area], parts }));
  const headings = [...html.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, heading]) => heading);
  expect(headings).toEqual([
    'Part of',
    'Areas in this destination',
    'Destinations here',
    'Things to see and do',
  ]);
});

test('the way to a place leads from its country through the region to its destination', async () => {
  const city = cardOf({ ...exampleDocument('destination'), id: exampleId('d'), title: { en: 'City' } });
  const related = {
    partOf: [city],
    above: [{ kind: 'destination' as const, id: exampleId('e'), title: { en: 'Region' } }],
    parts: [],
    country: { slug: 'france', name: { en: 'France' } },
  };
  const html = await readAs('en', pageOf(exampleDocument('poi'), related));
  const [way = ''] = /<nav.*?<\/nav>/s.exec(html) ?? [];
  expect([...way.matchAll(/<a[^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual([
    'France',
    'Region',
    'City',
  ]);
});

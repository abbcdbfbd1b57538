import { expect, test } from 'vitest';
import {
  exampleDocument,
  exampleId,
  exampleList,
  examplePhoto,
  examplePicture,
} from '../testing/examples.ts';
import { makeMapItem } from './make-map-item.ts';
import { mapItem } from './map-item-schema.ts';

const position = { lat: 43.2951, lng: 5.3745 };

test('a map item has exactly the fields of its document that the map shows', () => {
  const { colour, icon, title } = exampleDocument('marker');
  const item = makeMapItem(exampleDocument('marker'));
  expect(item).toEqual({
    kind: 'marker',
    id: exampleId('i'),
    position,
    rank: 0,
    cover: examplePhoto('b').path,
    title,
    category: 'sight',
    icon,
    colour,
  });
  expect(makeMapItem(exampleDocument('poi'))).toMatchObject({ kind: 'poi', category: 'museum' });
  expect(makeMapItem({ ...exampleList(), position })).toMatchObject({ kind: 'list' });
  expect(makeMapItem(exampleDocument('destination'))).toMatchObject({ kind: 'destination', type: 'city' });
});

test('unknown fields of an item are absent', () => {
  const item = makeMapItem({ kind: 'pin', id: exampleId(), position, category: undefined });
  const known = { kind: 'pin', id: exampleId(), position, rank: 0, cover: null, title: {} };
  expect(item).toEqual({ ...known, category: 'other' });
  expect(mapItem.parse(item)).toEqual(item);
});

test('a cover may be given by its path', () => {
  const { path } = examplePhoto();
  expect(makeMapItem({ kind: 'pin', id: exampleId(), position, cover: path }).cover).toBe(path);
  expect(makeMapItem({ kind: 'pin', id: exampleId(), position, cover: null }).cover).toBeNull();
});

test('a list without a cover has the first of its pictures', () => {
  const list = { kind: 'list' as const, id: exampleId(), position };
  const pictures = [examplePicture('b'), examplePicture('c')];
  expect(makeMapItem({ ...list, pictures }).cover).toBe(examplePhoto('b').path);
  expect(makeMapItem({ ...list, pictures, cover: examplePhoto() }).cover).toBe(examplePhoto().path);
  expect(makeMapItem({ ...list, pictures: [] }).cover).toBeNull();
});

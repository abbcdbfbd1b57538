import { expect, test } from 'vitest';
import { EXAMPLE_ADDRESSES } from '../testing/example-addresses.ts';
import { node, withAddresses } from './json-ld.ts';

test('a thing has no empty members, and its texts are plain', () => {
  expect(
    node('Place', { name: 'By\nthe sea', description: ' \n', image: undefined, size: 0, tags: [] }),
  ).toEqual({
    '@type': 'Place',
    name: 'By the sea',
    size: 0,
  });
});

test('paths become addresses at any depth, and nothing else changes', () => {
  const thing = node('ItemList', {
    name: '/not/an/address',
    url: '/fr/lists/l',
    image: 'photos/u/p/1280.webp',
    sameAs: ['https://elsewhere.example/'],
    itemListElement: [node('ListItem', { position: 1, url: '/fr/pois/p' })],
    author: node('Person', { url: '/fr/creators/ines', image: ['photos/u/q/640.webp'] }),
    item: '/fr/lists',
  });
  const addressed = withAddresses(thing, EXAMPLE_ADDRESSES);
  expect(addressed).toEqual({
    '@type': 'ItemList',
    name: '/not/an/address',
    url: 'https://waymark.example/fr/lists/l',
    image: 'https://photos.example/photos/u/p/1280.webp',
    sameAs: ['https://elsewhere.example/'],
    itemListElement: [{ '@type': 'ListItem', position: 1, url: 'https://waymark.example/fr/pois/p' }],
    author: {
      '@type': 'Person',
      url: 'https://waymark.example/fr/creators/ines',
      image: ['https://photos.example/photos/u/q/640.webp'],
    },
    item: 'https://waymark.example/fr/lists',
  });
});

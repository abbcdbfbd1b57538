// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Position } from '@waymark/model/geography/position';
import type { Tile } from '@waymark/model/geography/tiles';
import type { MapItem } from '@waymark/model/map-index/map-item';
import type { SearchHit } from '@waymark/model/search/search-hit';
import { exampleHit } from '@waymark/model/testing/example-hit';
import { exampleId } from '@waymark/model/testing/examples';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMessages, loadParts } from '../../../i18n/messages.ts';
import { AlsoTranslated, Translated } from '../../../i18n/translated.tsx';
import { useMapTiles } from '../../../live/tiles/use-map-tiles.tsx';
import { PublicItems } from './public-items.tsx';

vi.mock('../../../live/tiles/use-map-tiles.tsx');

const messages = await loadMessages('en');
const parts = await loadParts(['edit'], 'en');
const NEAR = { lat: 41.15, lng: -8.61 };

function poi(letter: string, en: string, position: Position): MapItem {
  return { kind: 'poi', id: exampleId(letter), title: { en }, position, rank: 1, cover: null };
}

const CAFE = poi('a', 'Café', { lat: 41.16, lng: -8.61 });
const TOWER = poi('b', 'Tower', NEAR);
const FAR = poi('c', 'Café far away', { lat: 48, lng: 2 });

function open(
  query: string,
  near: Position | null = NEAR,
  except: readonly string[] = [],
  missing: readonly Tile[] = [],
  hits?: readonly SearchHit[],
) {
  const tile = { level: 2, x: 0, y: 0 };
  // The search reads only the items of a leaf tile.
  const content = { leaf: true, items: [CAFE, TOWER, FAR] };
  const cover = { shown: [{ tile, content }], missing, watched: [], sources: null };
  vi.mocked(useMapTiles).mockReturnValue(cover as unknown as ReturnType<typeof useMapTiles>);
  const onChosen = vi.fn();
  render(
    <Translated locale="en" messages={messages}>
      <AlsoTranslated locale="en" messages={parts}>
        <PublicItems
          kinds={['poi']}
          near={near ?? undefined}
          except={new Set(except)}
          query={query}
          hits={hits}
          onChosen={onChosen}
        />
      </AlsoTranslated>
    </Translated>,
  );
  return onChosen;
}

const found = () =>
  within(screen.getByRole('list', { name: 'Published by others' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

afterEach(cleanup);

test('items close by can be chosen before a name is typed, the nearest first', () => {
  const onChosen = open('');
  expect(found()).toEqual(['Tower0\u00A0ft', 'Café0.7\u00A0mi']);
  fireEvent.click(screen.getByRole('button', { name: /^Café/ }));
  expect(onChosen).toHaveBeenCalledWith({ kind: 'poi', id: CAFE.id });
});

test('a name is found anywhere, with its distance', () => {
  open('caf');
  expect(found()).toEqual(['Café0.7\u00A0mi', 'Café far away704\u00A0mi']);
});

test('the creator’s own items are not among those of others', () => {
  open('', NEAR, [TOWER.id]);
  expect(found()).toEqual([expect.stringMatching(/^Café/)]);
});

test('what the search engine found takes the place of what the map knows, without the creator’s own', () => {
  const far = exampleHit({
    kind: 'poi',
    id: exampleId('f'),
    title: { en: 'Teahouse' },
    position: FAR.position,
  });
  const own = exampleHit({ kind: 'poi', id: TOWER.id, title: { en: 'Tower' } });
  const other = exampleHit({ kind: 'creator', id: exampleId('g'), title: { en: 'Tea' } });
  const onChosen = open('caf', NEAR, [TOWER.id], [], [far, own, other]);
  expect(found()).toEqual(['Teahouse704\u00A0mi']);
  fireEvent.click(screen.getByRole('button', { name: /^Teahouse/ }));
  expect(onChosen).toHaveBeenCalledWith({ kind: 'poi', id: far.id });
});

test('while some tiles are still loading, the search does not claim that an item is missing', () => {
  open('nowhere', NEAR, [], [{ level: 12, x: 1, y: 1 }]);
  expect(screen.getByText('Loading…')).toBeDefined();
});

test('where nothing is found, a sentence says what can be done', () => {
  open('nowhere');
  expect(screen.getByText(/^No well-known or nearby place has this name/)).toBeDefined();
  cleanup();
  open('café', NEAR, [], [], []);
  expect(screen.getByText('Nothing has this name.')).toBeDefined();
  cleanup();
  open('', { lat: -60, lng: 100 });
  expect(screen.getByText(/^No suitable place is nearby/)).toBeDefined();
  cleanup();
  open('', null);
  expect(screen.getByText(/^Type the first letters/)).toBeDefined();
});

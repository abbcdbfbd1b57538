// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PUBLISHED_KINDS, type PublishedKind } from '@waymark/model/entities/kinds';
import type { Position } from '@waymark/model/geography/position';
import { FIRST_CAMERA } from '@waymark/model/map-index/camera-tiles';
import { exampleHit } from '@waymark/model/testing/example-hit';
import { exampleId } from '@waymark/model/testing/examples';
import { afterEach, expect, test, vi } from 'vitest';
import { findStart } from '../../elements/places/find-start.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { Translated } from '../../i18n/translated.tsx';
import type { MapCanvasProps } from '../../map/map-canvas-props.ts';
import { findNamed } from '../../services/search/find-named.ts';
import { PositionField } from './position-field.tsx';

vi.mock('../../live/tiles/use-map-tiles.tsx', () => ({ useMapTiles: () => ({ shown: [], sources: null }) }));
vi.mock('../../elements/places/find-start.ts');
vi.mock('../../services/search/has-search.ts', () => ({ HAS_SEARCH: true }));
vi.mock('../../services/search/find-named.ts', () => ({ findNamed: vi.fn() }));
vi.mock('../../live/core/use-live.ts', () => ({
  useLive: () => ({ status: 'ready', value: { works: [] } }),
}));
vi.mock('../../map/base-map/load-names.ts', () => ({ loadNames: async () => null }));
vi.mock('../../map/base-map/load-towns.ts', () => ({ loadTowns: async () => ({ rows: [] }) }));

const map = vi.hoisted(() => ({ goal: undefined as unknown }));
vi.mock('../../map/map-canvas.tsx', () => ({
  MapCanvas: ({ goal, children }: MapCanvasProps) => {
    map.goal = goal;
    return children;
  },
}));
vi.mock('../../map/map-marker.tsx', () => ({
  MapMarker: ({ children }: { children: React.ReactNode }) => children,
}));

const messages = await loadMessages('en');

afterEach(cleanup);

/** @returns the positions that are chosen */
async function open(value: Position | undefined, kind: PublishedKind = 'pin') {
  const chosen: (Position | undefined)[] = [];
  await act(async () =>
    render(
      <Translated locale="en" messages={messages}>
        <PositionField
          label="Place"
          kind={kind}
          value={value}
          onChange={(position) => chosen.push(position)}
          writer={{ uid: 'me', workId: 'w' }}
        />
      </Translated>,
    ),
  );
  await screen.findByRole('textbox', { name: 'Coordinates' });
  return chosen;
}

test('each kind has its own mark on the map', async () => {
  const kinds = PUBLISHED_KINDS.filter((kind) => kind !== 'area' && kind !== 'post');
  const marks: (string | undefined)[] = [];
  for (const kind of kinds) {
    await open({ lat: 1, lng: 2 }, kind);
    const mark = screen.getByRole('img', { name: 'The place' }).querySelector('svg');
    expect(mark?.dataset['kind']).toBe(kind);
    marks.push(mark?.innerHTML);
    cleanup();
  }
  expect(new Set(marks).size).toBe(kinds.length);
});

test('the map of a work without a place goes from the world to the start', async () => {
  const { promise, resolve } = Promise.withResolvers<Position>();
  vi.mocked(findStart).mockReturnValue(promise);
  await open(undefined);
  expect(map.goal).toBe(FIRST_CAMERA);
  await act(async () => resolve({ lat: 41, lng: -8 }));
  expect(map.goal).toEqual({ lat: 41, lng: -8, zoom: 11 });
});

test('the map of a work with a place begins there', async () => {
  vi.mocked(findStart).mockClear().mockResolvedValue({ lat: 41, lng: -8 });
  await open({ lat: 1, lng: 2 });
  expect(map.goal).toMatchObject({ lat: 1, lng: 2 });
  expect(findStart).not.toHaveBeenCalled();
});

test('a public place that the search engine finds far away is chosen, and the map moves there', async () => {
  vi.mocked(findStart).mockResolvedValue(undefined);
  const position = { lat: 43.2105, lng: 5.4573 };
  const title = { fr: 'Calanque de Sugiton' };
  const hit = exampleHit({ kind: 'poi', id: exampleId('s'), title, position });
  vi.mocked(findNamed).mockResolvedValue({ done: [hit] });
  const chosen = await open(undefined);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a place' }), { target: { value: 'sugiton' } });
  fireEvent.click(await screen.findByRole('button', { name: /^Calanque de Sugiton/ }));
  expect(chosen).toEqual([position]);
  expect(map.goal).toEqual({ ...position, zoom: 11 });
});

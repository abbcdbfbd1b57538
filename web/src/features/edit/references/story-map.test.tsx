// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { cardOf } from '@waymark/model/entities/card';
import type { Reference } from '@waymark/model/entities/fields';
import { FIRST_CAMERA } from '@waymark/model/map-index/camera-tiles';
import { exampleDocument, exampleId } from '@waymark/model/testing/examples';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findStart } from '../../../elements/places/find-start.ts';
import { inEnglish } from '../../../i18n/testing/in-english.tsx';
import { useLiveAll } from '../../../live/core/use-live-all.ts';
import type { MapCanvasProps } from '../../../map/map-canvas-props.ts';
import { StoryMap } from './story-map.tsx';

vi.mock('../../../elements/places/find-start.ts');
vi.mock('../../../live/core/use-live-all.ts');

const map = vi.hoisted(() => ({ goal: undefined as unknown, notice: undefined as unknown }));
vi.mock('../../../map/map-canvas.tsx', () => ({
  MapCanvas: ({ goal, notice, children }: MapCanvasProps) => {
    Object.assign(map, { goal, notice });
    return children;
  },
}));
vi.mock('../../../map/map-marker.tsx', () => ({
  MapMarker: ({ children }: { children: ReactNode }) => children,
}));

const InEnglish = await inEnglish('edit');

const PORT = { kind: 'poi', id: exampleId('a') } as const;
const PIER = { kind: 'pin', id: exampleId('b') } as const;
const SPOTS = { [PORT.id]: { lat: 41, lng: -8 }, [PIER.id]: { lat: 43, lng: 5 } };
const BOTH = { bounds: { west: -8, south: 41, east: 5, north: 43 } };
const LAST_WORK = { lat: 46, lng: 6 };

beforeEach(() => {
  vi.mocked(findStart).mockReset().mockResolvedValue(LAST_WORK);
});

afterEach(cleanup);

/** The map of a story, with two public places unless others are given. `comeTo` moves the caret, and `write` changes the places. */
async function open(first: readonly Reference[] = [PORT, PIER]) {
  let places = first;
  const shown = (atCaret?: Reference) => {
    const states = [PORT, PIER].filter((place) => places.includes(place)).map(stateOf);
    vi.mocked(useLiveAll).mockReturnValue(states as unknown as ReturnType<typeof useLiveAll>);
    return (
      <MemoryRouter>
        <InEnglish>
          <StoryMap edit={{ uid: 'me', workId: 'w', content: { places } }} atCaret={atCaret} />
        </InEnglish>
      </MemoryRouter>
    );
  };
  const { rerender } = await act(async () => render(shown()));
  return {
    comeTo: (place: Reference | undefined) => rerender(shown(place)),
    write: async (next: readonly Reference[]) => {
      places = next;
      await act(async () => rerender(shown()));
    },
  };
}

function stateOf({ kind, id }: typeof PORT | typeof PIER) {
  const card = { ...cardOf(exampleDocument(kind)), id, title: { en: `The ${kind}` }, position: SPOTS[id] };
  return { status: 'ready', value: { card }, from: 'listener' };
}

test('the map frames all places, and moves to the one at the caret', async () => {
  const { comeTo } = await open();
  expect(map.goal).toEqual(BOTH);
  comeTo(PIER);
  expect(map.goal).toEqual({ ...SPOTS[PIER.id], zoom: 12 });
  comeTo(PORT);
  expect(map.goal).toEqual({ ...SPOTS[PORT.id], zoom: 12 });
  comeTo(undefined);
  expect(map.goal).toEqual(BOTH);
  expect(findStart).not.toHaveBeenCalled();
});

test('the map of a story without a place begins where the writer last worked, until it has one', async () => {
  const { write } = await open([]);
  expect(findStart).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ uid: 'me', workId: 'w' }));
  expect(map.goal).toEqual({ ...LAST_WORK, zoom: 10 });
  await write([PORT, PIER]);
  expect(map.goal).toEqual(BOTH);
});

test('the map of a story without a place shows the world where no beginning is known', async () => {
  vi.mocked(findStart).mockResolvedValue(undefined);
  await open([]);
  expect(map.goal).toBe(FIRST_CAMERA);
});

test('the map stays beside a place that is not public', async () => {
  const { comeTo } = await open();
  comeTo(PIER);
  const before = map.goal;
  comeTo({ kind: 'poi', id: exampleId('z') });
  expect(map.goal).toBe(before);
});

test('each place has the mark of its kind, and the one at the caret is marked', async () => {
  const { comeTo } = await open();
  comeTo(PIER);
  for (const { kind } of [PORT, PIER]) {
    const mark = screen.getByRole('img', { name: `The ${kind}` });
    expect(mark.querySelector('[data-kind]')?.getAttribute('data-kind')).toBe(kind);
    expect(mark.dataset['current']).toBe(kind === 'pin' ? 'true' : undefined);
  }
});

test('the notice of the map says that there is no place yet, and stands beside no other one', async () => {
  const { write } = await open([]);
  expect(map.notice).toBe('Places you put into the story appear here.');
  expect(document.body.textContent).toBe('');
  await write([PORT]);
  expect(map.notice).toBe(false);
});

// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { cardOf } from '@waymark/model/entities/card';
import type { Reference } from '@waymark/model/entities/fields';
import { FIRST_CAMERA } from '@waymark/model/map-index/camera-tiles';
import { exampleDocument, exampleId } from '@waymark/model/testing/examples';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMessages, loadParts } from '../../../i18n/messages.ts';
import { AlsoTranslated, Translated } from '../../../i18n/translated.tsx';
import { useLiveAll } from '../../../live/core/use-live-all.ts';
import type { MapCanvasProps } from '../../../map/map-canvas-props.ts';
import { StoryMap } from './story-map.tsx';

vi.mock('../../../live/core/use-live-all.ts');

const map = vi.hoisted(() => ({ goal: undefined as unknown }));
vi.mock('../../../map/map-canvas.tsx', () => ({
  MapCanvas: ({ goal, children }: MapCanvasProps) => {
    map.goal = goal;
    return children;
  },
}));
vi.mock('../../../map/map-marker.tsx', () => ({
  MapMarker: ({ children }: { children: ReactNode }) => children,
}));

const messages = await loadMessages('en');
const parts = await loadParts(['edit'], 'en');

const PORT = { kind: 'poi', id: exampleId('a') } as const;
const PIER = { kind: 'pin', id: exampleId('b') } as const;
const SPOTS = { [PORT.id]: { lat: 41, lng: -8 }, [PIER.id]: { lat: 43, lng: 5 } };

afterEach(cleanup);

/** The map of a story with two public places. `comeTo` moves the caret. */
function open() {
  const states = [PORT, PIER].map(({ kind, id }) => {
    const card = { ...cardOf(exampleDocument(kind)), id, title: { en: `The ${kind}` }, position: SPOTS[id] };
    return { status: 'ready', value: { card }, from: 'listener' };
  });
  vi.mocked(useLiveAll).mockReturnValue(states as unknown as ReturnType<typeof useLiveAll>);
  const content = { places: [PORT, PIER] };
  const shown = (atCaret?: Reference) => (
    <MemoryRouter>
      <Translated locale="en" messages={messages}>
        <AlsoTranslated locale="en" messages={parts}>
          <StoryMap content={content} atCaret={atCaret} />
        </AlsoTranslated>
      </Translated>
    </MemoryRouter>
  );
  const { rerender } = render(shown());
  return { comeTo: (place: Reference | undefined) => rerender(shown(place)) };
}

test('the map frames all places, and moves to the one at the caret', () => {
  const { comeTo } = open();
  const all = { bounds: { west: -8, south: 41, east: 5, north: 43 } };
  expect(map.goal).toEqual(all);
  comeTo(PIER);
  expect(map.goal).toEqual({ ...SPOTS[PIER.id], zoom: 12 });
  comeTo(PORT);
  expect(map.goal).toEqual({ ...SPOTS[PORT.id], zoom: 12 });
  comeTo(undefined);
  expect(map.goal).toEqual(all);
  expect(map.goal).not.toBe(FIRST_CAMERA);
});

test('the map stays beside a place that is not public', () => {
  const { comeTo } = open();
  comeTo(PIER);
  const before = map.goal;
  comeTo({ kind: 'poi', id: exampleId('z') });
  expect(map.goal).toBe(before);
});

test('each place has the mark of its kind, and the one at the caret is marked', () => {
  const { comeTo } = open();
  comeTo(PIER);
  for (const { kind } of [PORT, PIER]) {
    const mark = screen.getByRole('img', { name: `The ${kind}` });
    expect(mark.querySelector('[data-kind]')?.getAttribute('data-kind')).toBe(kind);
    expect(mark.dataset['current']).toBe(kind === 'pin' ? 'true' : undefined);
  }
});

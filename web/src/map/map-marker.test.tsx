// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { Position } from '@waymark/model/geography/position';
import { afterEach, expect, test } from 'vitest';
import type { MapEngine } from './map-engine.ts';
import { MapMarker } from './map-marker.tsx';
import { MapStage } from './map-stage.ts';

afterEach(cleanup);

/** An engine that only holds markers. */
function holder() {
  const viewport = document.body.appendChild(document.createElement('div'));
  const placed: Position[] = [];
  const moved: Position[] = [];
  const engine: MapEngine = {
    goTo: () => {},
    panBy: () => {},
    zoomBy: () => {},
    place: (element, { position }) => {
      placed.push(position);
      viewport.append(element);
      return { moveTo: (next) => moved.push(next), remove: () => element.remove() };
    },
  };
  return { engine, viewport, placed, moved };
}

const PARIS = { lat: 48, lng: 2 };

function scene(
  engine: MapEngine | null,
  { above, position = PARIS }: { above?: 'all'; position?: Position } = {},
) {
  return (
    <MapStage value={engine}>
      <MapMarker position={position} above={above}>
        <button type="button">Paris</button>
      </MapMarker>
    </MapStage>
  );
}

test('the next engine takes over the same element with its focus', () => {
  const [still, moving] = [holder(), holder()];
  const { rerender } = render(scene(still.engine));
  const button = still.viewport.querySelector('button');
  button?.focus();
  rerender(scene(moving.engine));
  expect(moving.viewport.querySelector('button')).toBe(button);
  expect(still.viewport.children).toHaveLength(0);
  expect(document.activeElement).toBe(button);
});

test('a marker that comes to the front is not placed again', () => {
  const { engine, viewport, placed } = holder();
  const { rerender } = render(scene(engine));
  rerender(scene(engine, { above: 'all' }));
  expect(viewport.querySelector('[data-above="all"]')).not.toBeNull();
  expect(placed).toEqual([PARIS]);
});

test('a marker that moves is not placed again, and the next engine has its current position', () => {
  const [still, moving] = [holder(), holder()];
  const orly = { lat: 48.7, lng: 2.4 };
  const { rerender } = render(scene(still.engine));
  rerender(scene(still.engine, { position: { ...PARIS } }));
  rerender(scene(still.engine, { position: orly }));
  expect(still.placed).toEqual([PARIS]);
  expect(still.moved).toEqual([orly]);
  rerender(scene(moving.engine, { position: orly }));
  expect(moving.placed).toEqual([orly]);
  expect(moving.moved).toEqual([]);
});

test('a marker without pointer events passes that on to its host', () => {
  const { engine, viewport } = holder();
  const peek = (
    <MapStage value={engine}>
      <MapMarker position={{ lat: 48, lng: 2 }} through>
        Paris
      </MapMarker>
    </MapStage>
  );
  const { rerender } = render(peek);
  expect(viewport.querySelector('[data-through]')?.textContent).toBe('Paris');
  rerender(scene(engine));
  expect(viewport.querySelector('[data-through]')).toBeNull();
});

test('without an engine there are no markers, and an unmounted marker is removed', () => {
  const { engine, viewport } = holder();
  const { rerender, unmount } = render(scene(null));
  expect(document.querySelector('button')).toBeNull();
  rerender(scene(engine));
  expect(viewport.children).toHaveLength(1);
  unmount();
  expect(viewport.children).toHaveLength(0);
});

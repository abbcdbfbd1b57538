// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MapEngine } from './map-engine.ts';
import { MapMarker } from './map-marker.tsx';
import { MapStage } from './map-stage.ts';

afterEach(cleanup);

/** An engine that only holds markers. */
function holder(): { engine: MapEngine; ground: HTMLElement; placed: () => number } {
  const ground = document.body.appendChild(document.createElement('div'));
  let placed = 0;
  const engine: MapEngine = {
    goTo: () => {},
    panBy: () => {},
    zoomBy: () => {},
    place: (element) => {
      placed++;
      ground.append(element);
      return () => element.remove();
    },
  };
  return { engine, ground, placed: () => placed };
}

function scene(engine: MapEngine | null, front = false) {
  return (
    <MapStage value={engine}>
      <MapMarker position={{ lat: 48, lng: 2 }} front={front}>
        <button type="button">Paris</button>
      </MapMarker>
    </MapStage>
  );
}

test('the next engine takes over the same element, and the focus with it', () => {
  const [still, moving] = [holder(), holder()];
  const { rerender } = render(scene(still.engine));
  const button = still.ground.querySelector('button');
  button?.focus();
  rerender(scene(moving.engine));
  expect(moving.ground.querySelector('button')).toBe(button);
  expect(still.ground.children).toHaveLength(0);
  expect(document.activeElement).toBe(button);
});

test('a marker that comes to the front is not placed anew', () => {
  const { engine, ground, placed } = holder();
  const { rerender } = render(scene(engine));
  rerender(scene(engine, true));
  expect(ground.querySelector('[data-front]')).not.toBeNull();
  expect(placed()).toBe(1);
});

test('a marker that lets the pointer through says so to its host', () => {
  const { engine, ground } = holder();
  const peek = (
    <MapStage value={engine}>
      <MapMarker position={{ lat: 48, lng: 2 }} through>
        Paris
      </MapMarker>
    </MapStage>
  );
  const { rerender } = render(peek);
  expect(ground.querySelector('[data-through]')?.textContent).toBe('Paris');
  rerender(scene(engine));
  expect(ground.querySelector('[data-through]')).toBeNull();
});

test('without an engine there are no markers, and none is left when a marker goes', () => {
  const { engine, ground } = holder();
  const { rerender, unmount } = render(scene(null));
  expect(document.querySelector('button')).toBeNull();
  rerender(scene(engine));
  expect(ground.children).toHaveLength(1);
  unmount();
  expect(ground.children).toHaveLength(0);
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMessages, loadParts } from '../i18n/messages.ts';
import { Translated } from '../i18n/translated.tsx';
import { MapViewport } from './map-viewport.tsx';

const messages = { ...(await loadMessages('en')), ...(await loadParts(['map'], 'en')) };

afterEach(cleanup);

function open() {
  const engine = { goTo: vi.fn(), panBy: vi.fn(), zoomBy: vi.fn(), place: vi.fn() };
  const onLeave = vi.fn();
  render(
    <Translated locale="en" messages={messages}>
      <MapViewport engine={engine} onLeave={onLeave}>
        <button type="button">Paris</button>
      </MapViewport>
    </Translated>,
  );
  return { engine, onLeave, viewport: screen.getByRole('application', { name: 'Map' }) };
}

test('the arrow keys move the map, plus and minus zoom, and the page does not scroll', () => {
  const { engine, viewport } = open();
  expect(fireEvent.keyDown(viewport, { key: 'ArrowLeft' })).toBe(false);
  expect(engine.panBy).toHaveBeenLastCalledWith(-120, 0);
  fireEvent.keyDown(viewport, { key: 'ArrowDown' });
  expect(engine.panBy).toHaveBeenLastCalledWith(0, 120);
  for (const key of ['+', '=', '-']) fireEvent.keyDown(viewport, { key });
  expect(engine.zoomBy.mock.calls).toEqual([[1], [1], [-1]]);
});

test('Escape leaves the map, also from a marker', () => {
  const { onLeave } = open();
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
  expect(onLeave).toHaveBeenCalledOnce();
});

test('the browser keeps its own shortcuts', () => {
  const { engine, viewport } = open();
  expect(fireEvent.keyDown(viewport, { key: '+', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(viewport, { key: 'Tab' })).toBe(true);
  expect(engine.zoomBy).not.toHaveBeenCalled();
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages } from '../../i18n/messages.ts';
import { Translated } from '../../i18n/translated.tsx';
import { PanelBoundary } from './panel-boundary.tsx';

const messages = await loadMessages('en');
let broken = true;

beforeEach(() => {
  broken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Panel() {
  if (broken) throw new Error('a fault of the map');
  return <p>The map</p>;
}

function open(instead?: null): void {
  render(
    <Translated locale="en" messages={messages}>
      <PanelBoundary name="map" instead={instead}>
        <Panel />
      </PanelBoundary>
      <p>The rest</p>
    </Translated>,
  );
}

test('an error in a panel replaces only that panel and is logged once', () => {
  open();
  expect(screen.getByRole('alert').textContent).toContain('This part could not be loaded.');
  expect(screen.getByRole('alert').dataset['panel']).toBe('map');
  screen.getByText('The rest');
  expect(console.error).toHaveBeenCalledOnce();
});

test('a retried panel appears once its error is gone', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  screen.getByRole('alert');
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  screen.getByText('The map');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a panel with an empty fallback disappears', () => {
  open(null);
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByText('The rest');
});

// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStore, type Store } from './store.ts';
import { useBrowserValue } from './use-browser-value.ts';

let units: Store<string>;
let rendered: string[];

beforeEach(() => {
  units = createStore('imperial');
  rendered = [];
});

afterEach(cleanup);

function Units() {
  const value = useBrowserValue(units.subscribe, units.current, 'metric');
  rendered.push(value);
  return value;
}

test('a hydrated part has the value of the server first, and then that of the browser', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Units />);
  expect(container.textContent).toBe('metric');
  rendered = [];
  render(<Units />, { container, hydrate: true });
  expect(rendered.at(0)).toBe('metric');
  expect(container.textContent).toBe('imperial');
  act(() => units.set('furlongs'));
  expect(container.textContent).toBe('furlongs');
});

test('a part that the browser mounts has its value at once', () => {
  const { container } = render(<Units />);
  expect(container.textContent).toBe('imperial');
  expect(rendered).not.toContain('metric');
});

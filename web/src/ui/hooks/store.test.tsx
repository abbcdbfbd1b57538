// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createStore, type Source, useStore } from './store.ts';

afterEach(cleanup);

function Shown({ store }: { store: Source<string> }) {
  return useStore(store);
}

interface SelectedProps {
  store: Source<{ shown: number; hidden: number }>;
  onRender: (shown: number) => void;
}

function Selected({ store, onRender }: SelectedProps) {
  const shown = useStore(store, (value) => value.shown);
  onRender(shown);
  return shown;
}

test('a store has the value that was last set', () => {
  const store = createStore('first');
  expect(store.current()).toBe('first');
  store.set('second');
  expect(store.current()).toBe('second');
  expect(store.initial()).toBe('first');
});

test('every listener gets every new value until it stops listening', () => {
  const store = createStore(0);
  const [one, other] = [vi.fn(), vi.fn()];
  const stop = store.subscribe(one);
  store.subscribe(other);
  store.set(1);
  stop();
  store.set(2);
  expect(one.mock.calls).toEqual([[1]]);
  expect(other.mock.calls).toEqual([[1], [2]]);
});

test('a listener that reads the store finds the new value', () => {
  const store = createStore('before');
  let found: string | undefined;
  store.subscribe(() => {
    found = store.current();
  });
  store.set('after');
  expect(found).toBe('after');
});

test('no listener is called when the value stays as it is', () => {
  const store = createStore(Number.NaN);
  const listener = vi.fn();
  store.subscribe(listener);
  store.set(Number.NaN);
  expect(listener).not.toHaveBeenCalled();
});

test('a listener that stops while the others are called leaves them as they are', () => {
  const store = createStore(0);
  const last = vi.fn();
  const stop = store.subscribe(() => stop());
  store.subscribe(last);
  store.set(1);
  expect(last).toHaveBeenCalledOnce();
});

test('a component shows the value, and each new one', () => {
  const store = createStore('first');
  render(<Shown store={store} />);
  expect(screen.getByText('first')).toBeDefined();
  act(() => store.set('second'));
  expect(screen.getByText('second')).toBeDefined();
});

test('a component that selects renders only when what it selects changes', () => {
  const store = createStore({ shown: 1, hidden: 1 });
  const rendered = vi.fn();
  render(<Selected store={store} onRender={rendered} />);
  act(() => store.set({ shown: 1, hidden: 2 }));
  act(() => store.set({ shown: 2, hidden: 2 }));
  expect(rendered.mock.calls).toEqual([[1], [2]]);
});

test('a server renders the initial value even after another value was set', () => {
  const store = createStore('initial');
  store.set('changed');
  expect(renderToString(<Shown store={store} />)).toBe('initial');
});

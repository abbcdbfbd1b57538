import { useSyncExternalStore } from 'react';

/** A value that changes outside React, as a component reads it. */
export interface Source<Value> {
  /** Returns the same value until it changes. */
  readonly current: () => Value;
  /** The value at page load: the server renders it, and the browser hydrates with it. */
  readonly initial: () => Value;
  /** Calls the listener after every change; the returned function stops that. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Store<Value> extends Source<Value> {
  /** Sets the value and calls the listeners, unless the value is unchanged (`Object.is`). */
  readonly set: (value: Value) => void;
  /** As in `Source`, but the listener receives the new value. */
  readonly subscribe: (listener: (value: Value) => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<(value: Value) => void>();
  return {
    current: () => value,
    initial: () => initial,
    set: (next) => {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener(value);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The value of a store, or a value derived from it. A component that calls it renders again when that changes.
 * @param select returns the same value (`Object.is`) as long as the store does not change
 */
export function useStore<Value>(source: Source<Value>): Value;
export function useStore<Value, Selected>(
  source: Source<Value>,
  select: (value: Value) => Selected,
): Selected;
export function useStore<Value>(
  { subscribe, current, initial }: Source<Value>,
  select: (value: Value) => unknown = (value) => value,
): unknown {
  return useSyncExternalStore(
    subscribe,
    () => select(current()),
    () => select(initial()),
  );
}

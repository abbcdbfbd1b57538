import { useSyncExternalStore } from 'react';

/** A value that changes outside of React, as a component reads it. */
export interface Source<Value> {
  /** The same value until it changes. */
  readonly current: () => Value;
  /** The value of a page that has just loaded: the server renders it, and the browser begins with it. */
  readonly initial: () => Value;
  /** Calls after every change; the answer stops that. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Store<Value> extends Source<Value> {
  /** Sets the value and calls the listeners, unless the value is the one it has (`Object.is`). */
  readonly set: (value: Value) => void;
  /** As that of a source, with the new value. */
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
 * The value of a store, or what follows from it. A component that calls it renders again when that changes.
 * @param select answers the same value (`Object.is`) as long as the store does not change
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

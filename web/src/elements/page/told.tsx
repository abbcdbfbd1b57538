import { useEffect } from 'react';

interface ToldProps<Value> {
  value: Value;
  /** The same function as long as it does the same. */
  onTold: (value: Value) => void;
}

/** Hands on what a `Live` says, to what has to stay as it is when that falls silent: a form that is being filled in. */
export function Told<Value>({ value, onTold }: ToldProps<Value>) {
  useEffect(() => onTold(value), [value, onTold]);
  return null;
}

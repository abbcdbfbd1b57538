import { useMemo, useState } from 'react';
import { type Drawing, drawingIn, textOf } from './drawing.ts';

/** The number of steps that can be undone. Each holds a whole drawing. */
const MAX_STEPS = 50;

const EMPTY: Drawing = [];

interface DrawingState {
  /** The drawing; empty also for an unreadable text, whose fault says why. */
  drawing: Drawing;
  change: (drawing: Drawing) => void;
  /** The same as `change`, with the GeoJSON of a drawing. */
  replace: (text: string) => void;
  /** Undoes the last change, and returns the GeoJSON after it; undefined where there is none since the value was changed from outside. */
  undo: (() => string | undefined) | undefined;
}

/** The drawing in a GeoJSON text, and the undo history of the changes made here. */
export function useDrawing(
  value: string | undefined,
  onChange: (value: string | undefined) => void,
): DrawingState {
  const [steps, setSteps] = useState<{ past: readonly (string | undefined)[]; now: string | undefined }>({
    past: [],
    now: value,
  });
  const isOwnChange = steps.now === value;
  const past = isOwnChange ? steps.past : [];
  const drawing = useMemo(() => drawingIn(value) ?? EMPTY, [value]);

  const step = (next: string | undefined) => {
    if (next === value) return;
    setSteps({ past: [...past, value].slice(-MAX_STEPS), now: next });
    onChange(next);
  };
  const undo = () => {
    const last = past.at(-1);
    setSteps({ past: past.slice(0, -1), now: last });
    onChange(last);
    return last;
  };
  return {
    drawing,
    change: (next) => step(textOf(next)),
    replace: step,
    undo: past.length > 0 ? undo : undefined,
  };
}

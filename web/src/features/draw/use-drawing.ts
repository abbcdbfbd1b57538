import { useMemo, useState } from 'react';
import { type Drawing, drawingIn, textOf } from './drawing.ts';

/** So many steps can be taken back: each holds a whole drawing. */
const MOST_STEPS = 50;

const NOTHING: Drawing = [];

interface DrawingState {
  /** Empty also where the text holds none: its fault tells why. */
  drawing: Drawing;
  change: (drawing: Drawing) => void;
  /** The same with the GeoJSON of a drawing. */
  replace: (text: string) => void;
  /** Takes the last change back; undefined where there is none since something else changed the drawing. */
  undo: (() => void) | undefined;
}

/** The drawing in a text, and the way back through what was done to it here. */
export function useDrawing(
  value: string | undefined,
  onChange: (value: string | undefined) => void,
): DrawingState {
  const [steps, setSteps] = useState<{ past: readonly (string | undefined)[]; now: string | undefined }>({
    past: [],
    now: value,
  });
  const isOurs = steps.now === value;
  const past = isOurs ? steps.past : [];
  const drawing = useMemo(() => drawingIn(value) ?? NOTHING, [value]);

  const step = (next: string | undefined) => {
    if (next === value) return;
    setSteps({ past: [...past, value].slice(-MOST_STEPS), now: next });
    onChange(next);
  };
  const undo = () => {
    const last = past.at(-1);
    setSteps({ past: past.slice(0, -1), now: last });
    onChange(last);
  };
  return {
    drawing,
    change: (next) => step(textOf(next)),
    replace: step,
    undo: past.length > 0 ? undo : undefined,
  };
}

/** A movement of fewer CSS pixels than this is a tap. */
const SLACK = 4;

/** How far the wheel turns for one level of zoom, in CSS pixels, and how far a pinch on a touchpad. */
const WHEEL_LEVEL = 450;
const PINCH_LEVEL = 100;

/** CSS pixels of a line, where a wheel counts lines. */
const LINE = 25;

/** The map rests this long after the last turn of the wheel, in milliseconds. */
const WHEEL_REST = 200;

/** What gestures do. Positions are CSS pixels from the upper left corner of the element. */
export interface GestureTarget {
  /** Moves the view by this many pixels, frame by frame. */
  move: (right: number, down: number) => void;
  /** Zooms by this many levels around a position, frame by frame. */
  zoomAt: (levels: number, x: number, y: number) => void;
  /** The gesture is over. */
  rest: () => void;
}

interface Spot {
  x: number;
  y: number;
}

/**
 * Lets a visitor drag and zoom an element: with a mouse, one or two fingers, a wheel, or a double click. A drag presses nothing
 * that lies under it. @returns a function that stops it
 */
export function followGestures(element: HTMLElement, target: GestureTarget): () => void {
  const abort = new AbortController();
  followPointers(element, target, abort.signal);
  followWheel(element, target, abort.signal);
  element.addEventListener(
    'dblclick',
    (event) => {
      const { x, y } = spotIn(element, event);
      target.zoomAt(event.shiftKey ? -1 : 1, x, y);
      target.rest();
    },
    { signal: abort.signal },
  );
  return () => abort.abort();
}

function followPointers(element: HTMLElement, target: GestureTarget, signal: AbortSignal): void {
  const pressed = new Map<number, Spot>();
  let isDrag = false;

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (pressed.size === 0) isDrag = false;
    pressed.set(event.pointerId, spotIn(element, event));
  };
  const onMove = (event: PointerEvent) => {
    const before = pressed.get(event.pointerId);
    if (before === undefined) return;
    const now = spotIn(element, event);
    if (!isDrag && pressed.size === 1 && distance(before, now) < SLACK) return;
    isDrag = true;
    // The pointer may leave the element, and a press on a mark becomes a drag.
    element.setPointerCapture?.(event.pointerId);
    const other = [...pressed].find(([id]) => id !== event.pointerId)?.[1];
    pressed.set(event.pointerId, now);
    const [from, to] = other ? [middle(before, other), middle(now, other)] : [before, now];
    target.move(from.x - to.x, from.y - to.y);
    if (!other) return;
    const [apart, further] = [distance(before, other), distance(now, other)];
    if (apart > 0 && further > 0) target.zoomAt(Math.log2(further / apart), to.x, to.y);
  };
  const onUp = ({ pointerId }: PointerEvent) => {
    if (!pressed.delete(pointerId) || pressed.size > 0 || !isDrag) return;
    target.rest();
  };
  const onClick = (event: MouseEvent) => {
    if (!isDrag) return;
    isDrag = false;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onUp, { signal });
  element.addEventListener('click', onClick, { signal, capture: true });
  // Otherwise the browser would drag the photo of a mark.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
}

function followWheel(element: HTMLElement, target: GestureTarget, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const turned = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE;
      const { x, y } = spotIn(element, event);
      // Browsers report a pinch on a touchpad as a wheel with the control key.
      target.zoomAt(-turned / (event.ctrlKey ? PINCH_LEVEL : WHEEL_LEVEL), x, y);
      clearTimeout(timer);
      timer = setTimeout(target.rest, WHEEL_REST);
    },
    { signal, passive: false },
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function spotIn(element: HTMLElement, { clientX, clientY }: MouseEvent): Spot {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function middle(a: Spot, b: Spot): Spot {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

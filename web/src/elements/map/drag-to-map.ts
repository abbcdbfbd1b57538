import type { Position } from '@waymark/model/geography/position';
import type { SpotFinder } from '../../map/map-canvas-props.ts';

/** A movement of fewer CSS pixels is a press. */
const SLACK = 6;

/** A finger hides what lies under it, so the item is dropped this many CSS pixels above it. */
const LIFT = 44;

/** An item that is being dragged. */
export interface HeldItem {
  id: string;
  /** Where it would be dropped, in CSS pixels of the window. */
  x: number;
  y: number;
  isOnMap: boolean;
}

export interface DragParts {
  /** The element with the items. */
  list: HTMLElement;
  spotAt: SpotFinder;
  /** Called with each move of the pointer; undefined at the end. */
  onHeld: (held: HeldItem | undefined) => void;
  /** Called where an item is dropped on the map, with the element that lies there. */
  onDrop: (id: string, spot: Position, under: Element | null) => void;
}

/**
 * Lets a pointer drag items onto the map: a mouse by any element with `data-drag`, fingers and pens only by one where this is `handle`,
 * because elsewhere they scroll. The closest `data-dragged` has the id of the item. Escape ends a drag.
 * @returns a function that stops this
 */
export function dragToMap({ list, spotAt, onHeld, onDrop }: DragParts): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  let pressed: { pointerId: number; id: string; lift: number; x: number; y: number } | undefined;
  let held: HeldItem | undefined;

  const letGo = () => {
    if (held) {
      onHeld(undefined);
      ignoreClick();
    }
    pressed = undefined;
    held = undefined;
  };
  list.addEventListener(
    'pointerdown',
    (event) => {
      const { pointerId, pointerType, clientX: x, clientY: y } = event;
      const id = draggedBy(event);
      if (!event.isPrimary || event.button !== 0 || id === undefined) return;
      pressed = { pointerId, id, lift: pointerType === 'mouse' ? 0 : LIFT, x, y };
    },
    { signal, capture: true },
  );
  addEventListener(
    'pointermove',
    ({ pointerId, clientX, clientY }) => {
      if (pointerId !== pressed?.pointerId) return;
      const { id, lift, x, y } = pressed;
      if (!held && Math.hypot(clientX - x, clientY - y) < SLACK) return;
      const spot = { x: clientX, y: clientY - lift };
      held = { id, ...spot, isOnMap: spotAt(spot.x, spot.y) !== null };
      onHeld(held);
    },
    { signal, capture: true },
  );
  addEventListener(
    'pointerup',
    ({ pointerId }) => {
      if (pointerId !== pressed?.pointerId) return;
      const spot = held && spotAt(held.x, held.y);
      const { id } = pressed;
      const under = held ? document.elementFromPoint(held.x, held.y) : null;
      letGo();
      if (spot) onDrop(id, spot, under);
    },
    { signal, capture: true },
  );
  addEventListener('pointercancel', ({ pointerId }) => pointerId === pressed?.pointerId && letGo(), {
    signal,
    capture: true,
  });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !held) return;
      event.stopPropagation();
      // A dialog around the list would close.
      event.preventDefault();
      letGo();
    },
    { signal, capture: true },
  );
  // A browser would drag the picture itself.
  list.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  // A sheet around the list would follow the finger as well.
  list.addEventListener(
    'touchstart',
    (event) => partOf(event.target) === 'handle' && event.stopPropagation(),
    {
      signal,
      passive: true,
    },
  );
  signal.addEventListener('abort', letGo);
  return () => abort.abort();
}

/** The end of a drag over the element in which it began is a click to the browser. */
function ignoreClick(): void {
  const ending = new AbortController();
  addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal: ending.signal },
  );
  // The click follows at once, if at all.
  setTimeout(() => ending.abort());
}

function draggedBy({ target, pointerType }: PointerEvent): string | undefined {
  const part = partOf(target);
  if (part === undefined || (pointerType !== 'mouse' && part !== 'handle')) return undefined;
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-dragged]')?.dataset['dragged']
    : undefined;
}

function partOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-drag]')?.dataset['drag'] : undefined;
}

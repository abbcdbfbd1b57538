/** A movement of fewer CSS pixels is a tap. */
const SLACK = 6;
/** The list scrolls while the pointer is within this distance of its edge, in CSS pixels. */
const EDGE = 56;
/** How far the list scrolls in one frame, in CSS pixels. */
const STEP = 10;

/** Where the dragged row would be inserted: before another row, or last. */
export interface DraggedEntry {
  itemId: string;
  nextId: string | undefined;
}

interface HandleParts {
  /** The element with the rows. Each row has a handle, `data-handle`, and an element whose `data-entry` names its item. */
  grid: HTMLElement;
  /** Called whenever the target of the drag changes; undefined at its end. */
  onHeld: (held: DraggedEntry | undefined) => void;
  onDrop: (dropped: DraggedEntry) => void;
}

/**
 * Lets a finger or a pen drag rows by their handles. Browsers have no such dragging, or only after a long press. A mouse uses the
 * browser's own.
 * @returns a function that stops this
 */
export function dragByHandles({ grid, onHeld, onDrop }: HandleParts): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  let pressed: { pointerId: number; itemId: string; y: number } | undefined;
  let held: DraggedEntry | undefined;
  let pointerY = 0;
  let frame = 0;

  const hold = () => {
    if (!pressed) return;
    const nextId = entryBelow(grid, pressed.itemId, pointerY);
    if (held && held.nextId === nextId) return;
    held = { itemId: pressed.itemId, nextId };
    onHeld(held);
  };
  const scrollOn = () => {
    const scroller = scrollerOf(grid);
    const { top, bottom } = scroller.getBoundingClientRect();
    const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (pointerY < first + EDGE) scroller.scrollBy(0, -STEP);
    else if (pointerY > last - EDGE) scroller.scrollBy(0, STEP);
    hold();
    frame = requestAnimationFrame(scrollOn);
  };
  const letGo = (dropped: DraggedEntry | undefined) => {
    cancelAnimationFrame(frame);
    pressed = undefined;
    if (held) onHeld(undefined);
    held = undefined;
    if (dropped) onDrop(dropped);
  };

  grid.addEventListener(
    'pointerdown',
    (event) => {
      const itemId = handledEntry(event.target);
      if (event.pointerType === 'mouse' || !event.isPrimary || itemId === undefined) return;
      pressed = { pointerId: event.pointerId, itemId, y: event.clientY };
    },
    // In the capture phase, because the handle stops the event.
    { signal, capture: true },
  );
  addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== pressed?.pointerId) return;
      pointerY = event.clientY;
      if (held || Math.abs(pointerY - pressed.y) < SLACK) return;
      hold();
      frame = requestAnimationFrame(scrollOn);
    },
    { signal, capture: true },
  );
  addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId === pressed?.pointerId) letGo(held);
    },
    { signal, capture: true },
  );
  addEventListener(
    'pointercancel',
    (event) => {
      if (event.pointerId === pressed?.pointerId) letGo(undefined);
    },
    { signal, capture: true },
  );
  // A sheet around the list would follow the finger as well.
  grid.addEventListener(
    'touchstart',
    (event) => {
      if (handledEntry(event.target) !== undefined) event.stopPropagation();
    },
    { signal, passive: true },
  );
  signal.addEventListener('abort', () => letGo(undefined));
  return () => abort.abort();
}

/** The item whose handle contains an element. */
function handledEntry(target: EventTarget | null): string | undefined {
  const handle = target instanceof Element ? target.closest('[data-handle]') : null;
  return entryIn(handle?.closest('[role="row"]'));
}

function entryIn(row: Element | null | undefined): string | undefined {
  return row?.querySelector<HTMLElement>('[data-entry]')?.dataset['entry'];
}

/** The first item, other than the dragged one, whose row has its middle below a height. */
function entryBelow(grid: HTMLElement, moved: string, y: number): string | undefined {
  for (const row of grid.querySelectorAll('[role="row"]')) {
    const entry = entryIn(row);
    const { top, height } = row.getBoundingClientRect();
    if (entry !== undefined && entry !== moved && top + height / 2 > y) return entry;
  }
  return undefined;
}

function scrollerOf(element: HTMLElement): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const canScroll = /auto|scroll/.test(getComputedStyle(parent).overflowY);
    if (canScroll && parent.scrollHeight > parent.clientHeight) return parent;
  }
  return document.documentElement;
}

/** What moves less than this many CSS pixels was a tap. */
const SLACK = 6;
/** So near to an edge of what scrolls, in CSS pixels, it scrolls on. */
const EDGE = 56;
/** How far it scrolls in a frame, in CSS pixels. */
const STEP = 10;

/** Where the row of an item is held: in front of another one, or last. */
export interface Held {
  itemId: string;
  nextId: string | undefined;
}

interface HandleParts {
  /** What holds the rows. In each is a handle, `data-handle`, and an element whose `data-entry` says of which item it is. */
  grid: HTMLElement;
  /** Told whenever it changes where a row is held; undefined when it is let go. */
  onHeld: (held: Held | undefined) => void;
  onDrop: (dropped: Held) => void;
}

/**
 * Lets rows be dragged by their handles with a finger or a pen, for which browsers have no dragging of their own, or a long press
 * first. A mouse has it.
 * @returns ends it
 */
export function followHandles({ grid, onHeld, onDrop }: HandleParts): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  let pressed: { pointerId: number; itemId: string; y: number } | undefined;
  let held: Held | undefined;
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
  const letGo = (dropped: Held | undefined) => {
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
    // Before the handle itself, which keeps what it is pressed with to itself.
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
  // The sheet that it may be in would follow the finger as well.
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

/** Of which item the handle is that something is a part of. */
function handledEntry(target: EventTarget | null): string | undefined {
  const handle = target instanceof Element ? target.closest('[data-handle]') : null;
  return entryIn(handle?.closest('[role="row"]'));
}

function entryIn(row: Element | null | undefined): string | undefined {
  return row?.querySelector<HTMLElement>('[data-entry]')?.dataset['entry'];
}

/** The first item, but for the one that is moved, whose row has its middle below a height. */
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

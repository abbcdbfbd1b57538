import { restingHeight, type SheetHeight, type SheetStops, shownWhile } from './sheet-heights.ts';

/** A movement of fewer CSS pixels than this is a tap. */
const SLACK = 6;
/** The period over which the speed is measured, in milliseconds. */
const RECENT = 80;

export interface SheetParts {
  sheet: HTMLElement;
  /** The part that any pointer can drag. */
  grip: HTMLElement;
  /** The scrolling part, which drags the sheet where it cannot scroll further. */
  content: HTMLElement;
  stops: () => SheetStops;
  onRest: (height: SheetHeight) => void;
}

/**
 * Lets a sheet follow the finger, by its grip and by content that is scrolled to its top. During the drag it writes one CSS
 * property of the sheet, `--dragged`, and causes no render until the finger is lifted.
 * @returns a function that stops it
 */
export function followFinger({ sheet, grip, content, stops, onRest }: SheetParts): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  let from: { y: number; shown: number; stops: SheetStops } | undefined;
  let trail: { y: number; at: number }[] = [];

  const begin = (y: number) => {
    from = { y, shown: shownOf(sheet), stops: stops() };
    trail = [];
    sheet.dataset['dragging'] = '';
  };
  const move = (y: number, at: number) => {
    if (!from) return;
    trail = [...trail.filter((point) => at - point.at < RECENT), { y, at }];
    sheet.style.setProperty('--dragged', `${shownWhile(from.stops, from.shown + from.y - y)}px`);
  };
  const end = (at: number) => {
    if (!from) return;
    const last = trail.at(-1);
    const first = trail.find((point) => at - point.at < RECENT);
    const elapsed = first && last ? last.at - first.at : 0;
    const velocity = first && last && elapsed > 0 ? (first.y - last.y) / elapsed : 0;
    const shown = last ? from.shown + from.y - last.y : from.shown;
    onRest(restingHeight(from.stops, shown, velocity));
    from = undefined;
    delete sheet.dataset['dragging'];
    sheet.style.removeProperty('--dragged');
  };

  let pressed: { id: number; y: number } | undefined;
  grip.addEventListener(
    'pointerdown',
    (event) => {
      if (event.isPrimary && event.button === 0) pressed = { id: event.pointerId, y: event.clientY };
    },
    { signal },
  );
  grip.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== pressed?.id) return;
      if (!from && Math.abs(event.clientY - pressed.y) >= SLACK) {
        grip.setPointerCapture?.(event.pointerId);
        begin(pressed.y);
      }
      move(event.clientY, event.timeStamp);
    },
    { signal },
  );
  // Otherwise the browser would drag a link or a picture out of the header.
  grip.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  const release = (event: PointerEvent) => {
    if (event.pointerId !== pressed?.id) return;
    pressed = undefined;
    // A drag that began on a button in the header does not press that button.
    if (from) grip.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => grip.removeEventListener('click', swallow, { capture: true }));
    end(event.timeStamp);
  };
  grip.addEventListener('pointerup', release, { signal });
  grip.addEventListener('pointercancel', release, { signal });

  followTouches(
    content,
    { begin, move, end, canRise: () => content.scrollTop <= 0 && shownOf(sheet) < stops().high - 1 },
    signal,
  );
  return () => abort.abort();
}

interface Follow {
  begin: (y: number) => void;
  move: (y: number, at: number) => void;
  end: (at: number) => void;
  /** Whether a pull upwards raises the sheet instead of scrolling its content. */
  canRise: () => boolean;
}

/** The browser scrolls unless the first move event is cancelled. */
function followTouches(content: HTMLElement, follow: Follow, signal: AbortSignal): void {
  let start: { x: number; y: number } | undefined;
  let taken = false;
  content.addEventListener(
    'touchstart',
    ({ touches: [touch, ...others] }) => {
      start = touch && others.length === 0 ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    { signal, passive: true },
  );
  content.addEventListener(
    'touchmove',
    (event) => {
      const [touch] = event.touches;
      if (!touch || !start) return;
      if (!taken) {
        const down = touch.clientY - start.y;
        const isSideways = Math.abs(touch.clientX - start.x) > Math.abs(down);
        const isSheetDrag = !isSideways && (down > 0 ? content.scrollTop <= 0 : follow.canRise());
        if (!isSheetDrag || !event.cancelable) {
          start = undefined;
          return;
        }
        taken = true;
        follow.begin(start.y);
      }
      event.preventDefault();
      follow.move(touch.clientY, event.timeStamp);
    },
    { signal, passive: false },
  );
  const release = (event: TouchEvent) => {
    if (taken) follow.end(event.timeStamp);
    taken = false;
    start = undefined;
  };
  content.addEventListener('touchend', release, { signal });
  content.addEventListener('touchcancel', release, { signal });
}

/** The visible height of a sheet now, also while it is animating. */
function shownOf(sheet: HTMLElement): number {
  const area = sheet.parentElement?.getBoundingClientRect();
  return area ? area.bottom - sheet.getBoundingClientRect().top : 0;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

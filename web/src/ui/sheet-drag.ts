import { restingHeight, type SheetHeight, type SheetStops, shownWhile } from './sheet-heights.ts';

/** What moves less than this many CSS pixels was a tap. */
const SLACK = 6;
/** The speed is that of the last so many milliseconds. */
const RECENT = 80;

export interface SheetParts {
  sheet: HTMLElement;
  /** What is dragged by any pointer. */
  grip: HTMLElement;
  /** What scrolls, and is dragged where it cannot scroll further. */
  content: HTMLElement;
  stops: () => SheetStops;
  onRest: (height: SheetHeight) => void;
}

/**
 * Lets a sheet follow the finger: by its grip, and by its content where that is at its top. It writes one property of the sheet,
 * `--dragged`, and nothing is rendered until the sheet is let go.
 * @returns ends it
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
  // A link or a picture in the header would be carried off instead.
  grip.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  const release = (event: PointerEvent) => {
    if (event.pointerId !== pressed?.id) return;
    pressed = undefined;
    // What was dragged by a button in the header did not press it.
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
  /** Whether a pull upwards raises the sheet rather than scrolls what is in it. */
  canRise: () => boolean;
}

/** The browser scrolls what is touched unless it is told at the first move that it shall not. */
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
        const isOurs = !isSideways && (down > 0 ? content.scrollTop <= 0 : follow.canRise());
        if (!isOurs || !event.cancelable) {
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

/** How much is seen of a sheet now, also on its way from one height to another. */
function shownOf(sheet: HTMLElement): number {
  const area = sheet.parentElement?.getBoundingClientRect();
  return area ? area.bottom - sheet.getBoundingClientRect().top : 0;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

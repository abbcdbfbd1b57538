import { topDialog } from './top-dialog.ts';

/** What holds the toasts above all else on the page, modal dialogs included. */
export interface ToastHost {
  element: HTMLElement;
  /** Puts it on the page, and keeps it where it can be seen and pressed. @returns takes it off again */
  attach: () => () => void;
  /** To be called when toasts have come or gone. */
  settle: (anyToasts: boolean) => void;
}

/**
 * A manual popover, so that it is in the browser's top layer. Everything outside of a modal dialog is inert, also what is above
 * it: while a dialog is open the host lives inside of it. That is why React renders into it, and does not own it.
 */
export function createToastHost(className: string | undefined): ToastHost {
  const element = document.createElement('div');
  element.className = className ?? '';
  element.popover = 'manual';
  let anyToasts = false;
  // React may take a dialog away without closing it, and the host with it.
  const torn = new MutationObserver(() => element.isConnected || place());
  const place = () => {
    const home = topDialog() ?? document.body;
    if (element.parentElement !== home) home.append(element);
    torn.disconnect();
    if (home !== document.body) torn.observe(document.body, { childList: true, subtree: true });
    // Where the browser has no popovers it lies over the page all the same, by its layer.
    if (!element.matches(':popover-open')) element.showPopover?.();
    avoidFocus();
  };
  const rise = ({ target }: Event) => {
    if (target === element || !(target instanceof HTMLElement) || target.popover === 'manual') return;
    // What was opened last is on top. Whoever is at a toast keeps it under their hands.
    if (!element.contains(document.activeElement)) element.hidePopover?.();
    place();
  };
  const avoidFocus = () => {
    if (anyToasts) lay(element, edgeBesideFocus(element));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'F8') element.querySelector('button')?.focus();
  };
  const listeners: [string, (event: Event) => void][] = [
    ['toggle', rise],
    ['close', place],
    ['focusin', avoidFocus],
    // It may bring a bar.
    ['click', () => requestAnimationFrame(avoidFocus)],
    ['scroll', avoidFocus],
  ];
  return {
    element,
    attach: () => {
      place();
      // Not all of these bubble: they are caught on their way down.
      for (const [type, listener] of listeners) document.addEventListener(type, listener, true);
      document.addEventListener('keydown', onKey);
      return () => {
        for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
        document.removeEventListener('keydown', onKey);
        torn.disconnect();
        element.remove();
      };
    },
    settle: (any) => {
      anyToasts = any;
      avoidFocus();
    },
  };
}

type Edge = 'first' | 'second';

/** Lays it at an edge of the window; at the lower one above a bar that is there, which stays in use. */
function lay(element: HTMLElement, edge: Edge): void {
  element.dataset['edge'] = edge;
  element.style.removeProperty('--bar');
  const toasts = element.getBoundingClientRect();
  const bars = [...document.querySelectorAll('[data-toasts-above]')].map((bar) =>
    bar.getBoundingClientRect(),
  );
  const tops = bars.filter((bar) => overlap(toasts, bar)).map(({ top }) => innerHeight - top);
  if (tops.length > 0) element.style.setProperty('--bar', `${Math.max(...tops)}px`);
}

/** The edge of the window where the toasts do not lie over what has the focus; the first where neither is better. */
function edgeBesideFocus(element: HTMLElement): Edge {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return 'first';
  if (element.contains(activeElement)) return element.dataset['edge'] === 'second' ? 'second' : 'first';
  const covers = (edge: Edge) => {
    lay(element, edge);
    return overlap(element.getBoundingClientRect(), activeElement.getBoundingClientRect());
  };
  return covers('first') && !covers('second') ? 'second' : 'first';
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

import { topDialog } from './top-dialog.ts';

/** The element that holds the toasts above everything else on the page, including modal dialogs. */
export interface ToastHost {
  element: HTMLElement;
  /** Adds the element to the page, and keeps it visible and usable. @returns a function that removes it */
  attach: () => () => void;
  /** Call this after toasts were added or removed. */
  settle: (anyToasts: boolean) => void;
}

/**
 * A manual popover, so that it is in the browser's top layer. A modal dialog makes everything outside it inert, even elements
 * above it, so the host moves into an open dialog. React therefore renders into the host but does not own it.
 */
export function createToastHost(className: string | undefined): ToastHost {
  const element = document.createElement('div');
  element.className = className ?? '';
  element.popover = 'manual';
  let anyToasts = false;
  // React may remove a dialog, and the host inside it, without closing the dialog.
  const torn = new MutationObserver(() => element.isConnected || place());
  const place = () => {
    const home = topDialog() ?? document.body;
    if (element.parentElement !== home) home.append(element);
    torn.disconnect();
    if (home !== document.body) torn.observe(document.body, { childList: true, subtree: true });
    // A browser without popovers shows the host above the page by its z-index.
    if (!element.matches(':popover-open')) element.showPopover?.();
    avoidFocus();
  };
  const rise = ({ target }: Event) => {
    if (target === element || !(target instanceof HTMLElement) || target.popover === 'manual') return;
    // The element that was opened last is on top. A toast that has the focus stays where it is.
    if (!element.contains(document.activeElement)) element.hidePopover?.();
    place();
  };
  const avoidFocus = () => {
    // Toasts that the user points at, or has in focus, stay where they are: a press would otherwise miss its button.
    const isHeld = element.matches(':hover') || element.contains(document.activeElement);
    if (anyToasts && !isHeld) lay(element, edgeBesideFocus(element));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'F8') element.querySelector<HTMLElement>('a, button')?.focus();
  };
  const listeners: [string, (event: Event) => void][] = [
    ['toggle', rise],
    ['close', place],
    ['focusin', avoidFocus],
    // A click may show a bar.
    ['click', () => requestAnimationFrame(avoidFocus)],
    ['scroll', avoidFocus],
  ];
  return {
    element,
    attach: () => {
      place();
      // Some of these events do not bubble, so they are caught in the capture phase.
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

/** Places the host at an edge of the window. At the lower edge it stays above a bar, so that the bar stays usable. */
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

/** The edge of the window where toasts do not cover the focused element, or the first edge where both are equal. */
function edgeBesideFocus(element: HTMLElement): Edge {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return 'first';
  const covers = (edge: Edge) => {
    lay(element, edge);
    return overlap(element.getBoundingClientRect(), activeElement.getBoundingClientRect());
  };
  return covers('first') && !covers('second') ? 'second' : 'first';
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

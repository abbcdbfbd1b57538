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
    if (anyToasts) element.dataset['edge'] = edgeBesideFocus(element);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'F8') element.querySelector('button')?.focus();
  };
  const listeners: [string, (event: Event) => void][] = [
    ['toggle', rise],
    ['close', place],
    ['focusin', avoidFocus],
    ['scroll', avoidFocus],
  ];
  return {
    element,
    attach: () => {
      place();
      // None of these but `focusin` bubbles: they are caught on their way down.
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

function topDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].findLast((dialog) =>
    dialog.matches(':modal'),
  );
}

/** The edge of the window where the toasts do not lie over what has the focus; the first where neither is better. */
function edgeBesideFocus(element: HTMLElement): 'first' | 'second' {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return 'first';
  if (element.contains(activeElement)) return element.dataset['edge'] === 'second' ? 'second' : 'first';
  const covers = (edge: string) => {
    element.dataset['edge'] = edge;
    return overlap(element.getBoundingClientRect(), activeElement.getBoundingClientRect());
  };
  return covers('first') && !covers('second') ? 'second' : 'first';
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

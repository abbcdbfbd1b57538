/** The distance between a floating element and its anchor, and between it and the edges of the window, in CSS pixels. */
const GAP = 6;
const MARGIN = 8;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = 'above' | 'below';
export type Align = 'start' | 'centre' | 'end';

/**
 * Where to place a floating element beside its anchor. It uses the requested side if the element fits there or the opposite
 * side has less room, and never extends beyond the window.
 */
export function placeBeside(
  anchor: Box,
  floating: { width: number; height: number },
  window: { width: number; height: number },
  side: Side,
  align: Align,
): { left: number; top: number } {
  const above = anchor.top - GAP - floating.height;
  const below = anchor.top + anchor.height + GAP;
  const roomAbove = above - MARGIN;
  const roomBelow = window.height - MARGIN - (below + floating.height);
  const goesAbove =
    side === 'above' ? roomAbove >= 0 || roomAbove >= roomBelow : roomBelow < 0 && roomAbove > roomBelow;
  const share = { start: 0, centre: 0.5, end: 1 }[align];
  return {
    left: within(anchor.left + (anchor.width - floating.width) * share, window.width - floating.width),
    top: within(goesAbove ? above : below, window.height - floating.height),
  };
}

function within(wanted: number, most: number): number {
  return Math.round(Math.max(MARGIN, Math.min(wanted, most - MARGIN)));
}

/** Places an open popover beside its anchor, by the variables `--left` and `--top` of its style sheet. */
export function place(floating: HTMLElement, anchor: Element, side: Side, align: Align): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const size = { width: floating.offsetWidth, height: floating.offsetHeight };
  const { left, top } = placeBeside(anchor.getBoundingClientRect(), size, { width, height }, side, align);
  floating.style.setProperty('--left', `${left}px`);
  floating.style.setProperty('--top', `${top}px`);
}

/** How far a floating thing stays from what it belongs to, and from the edges of the window, in CSS pixels. */
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
 * Where a floating thing goes beside its anchor: on the side asked for if it fits there or the other side is worse, and never
 * over the edge of the window.
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

/** Puts an open popover beside its anchor. */
export function place(floating: HTMLElement, anchor: Element, side: Side, align: Align): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const size = { width: floating.offsetWidth, height: floating.offsetHeight };
  const { left, top } = placeBeside(anchor.getBoundingClientRect(), size, { width, height }, side, align);
  Object.assign(floating.style, { left: `${left}px`, top: `${top}px` });
}

import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The places outside a page where it can render: at the top of its sheet, and above the map. Null where a place is missing. */
export interface Slots {
  header: HTMLElement | null;
  aboveMap: HTMLElement | null;
}

export const SlotsContext = createContext<Slots>({ header: null, aboveMap: null });

/** Renders a part of a page into a slot. */
export function InSlot({ slot, children }: { slot: keyof Slots; children: ReactNode }) {
  const place = use(SlotsContext)[slot];
  return place && createPortal(children, place);
}

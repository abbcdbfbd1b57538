import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** Where a page has room beside its own: at the top of its sheet, and above the map. Null where there is none. */
export interface Slots {
  header: HTMLElement | null;
  aboveMap: HTMLElement | null;
}

export const SlotsContext = createContext<Slots>({ header: null, aboveMap: null });

/** Puts a part of a page into a slot. */
export function InSlot({ slot, children }: { slot: keyof Slots; children: ReactNode }) {
  const place = use(SlotsContext)[slot];
  return place && createPortal(children, place);
}

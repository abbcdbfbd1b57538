import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router';

/** What a layout passes to its page. */
export interface PageFrame {
  footer: ReactNode;
}

/**
 * The footer, in a layout where the page has to place it: a page that fills the window shows it at the end of its content.
 * Null where the layout shows it.
 */
export function usePageFooter(): ReactNode {
  return useOutletContext<PageFrame | undefined>()?.footer ?? null;
}

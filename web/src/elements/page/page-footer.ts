import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router';

/** What a layout hands to its page. */
export interface PageFrame {
  footer: ReactNode;
}

/**
 * The footer, in a layout that has no place of its own for it: a page that fills the window shows it where its content ends. Null
 * where the layout shows it already.
 */
export function usePageFooter(): ReactNode {
  return useOutletContext<PageFrame | undefined>()?.footer ?? null;
}

import { type ReactNode, useRef } from 'react';
import { useNavigation } from 'react-router';
import { usePageTransition } from '../navigation/page-transition.ts';
import { useFocusOnNavigation } from '../navigation/use-focus-on-navigation.ts';

interface ContentProps {
  className?: string | undefined;
  /** Whether pages animate in and out; not for pages that share a map. */
  moves?: boolean;
  children: ReactNode;
}

/**
 * The `<main>` of a layout, which shows the page. The first skip link leads to it, and it takes the focus after a navigation.
 */
export function Content({ className, moves = false, children }: ContentProps) {
  const loading = useNavigation().state === 'loading';
  const content = useRef<HTMLElement>(null);
  useFocusOnNavigation(content);
  usePageTransition(content, moves);
  return (
    <main ref={content} id="content" tabIndex={-1} className={className} aria-busy={loading}>
      {children}
    </main>
  );
}

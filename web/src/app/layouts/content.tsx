import { type ReactNode, useRef } from 'react';
import { useNavigation } from 'react-router';
import { usePageTransition } from '../page-transition.ts';
import { useFocusOnNavigation } from '../use-focus-on-navigation.ts';

interface ContentProps {
  className?: string | undefined;
  /** Whether pages leave and enter it; not where they may share a map that stays. */
  moves?: boolean;
  children: ReactNode;
}

/** Where a layout puts its page: the one `<main>`, which the first skip link leads to and which takes the focus. */
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

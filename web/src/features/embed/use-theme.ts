import { useLayoutEffect } from 'react';
import type { Theme } from './read-embed.ts';

/** Shows the document in the scheme that is asked for; null is that of the reader's system. */
export function useTheme(theme: Theme | null): void {
  useLayoutEffect(() => {
    if (theme === null) return;
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    return () => {
      delete root.dataset['theme'];
    };
  }, [theme]);
}

import { type RefObject, useCallback, useSyncExternalStore } from 'react';

interface Fullscreen {
  /** Whether the browser can do it; iPhones cannot. */
  possible: boolean;
  on: boolean;
  toggle: () => void;
}

/** Shows an element on the full screen, and back. */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const on = useSyncExternalStore(onChange, () => document.fullscreenElement !== null);
  const toggle = useCallback(() => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : element.current?.requestFullscreen();
    change?.catch((error: unknown) => console.warn('The browser refused the full screen.', error));
  }, [element]);
  return { possible: document.fullscreenEnabled === true, on, toggle };
}

function onChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

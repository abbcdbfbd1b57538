import { useBrowserValue } from '../../../ui/hooks/use-browser-value.ts';

/** At this width style sheets show the list beside the map, also on a phone in landscape: sheet.module.css, explore.module.css. */
const WIDE = '(min-width: 56rem), (min-width: 40rem) and (max-height: 30rem)';

let wide: boolean | undefined;

/**
 * Whether the window has room for the list beside the map. The layout itself follows the same query in style sheets, so that it
 * never waits for this.
 */
export function useIsWide(): boolean {
  return useBrowserValue(onChange, isWide, false);
}

function onChange(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** As `useIsWide`, in a browser. Paper is narrower than most windows. Printing does not change the layout, which would lose the content to be printed. */
export function isWide(): boolean {
  if (wide === undefined || !matchMedia('print').matches) wide = matchMedia(WIDE).matches;
  return wide;
}

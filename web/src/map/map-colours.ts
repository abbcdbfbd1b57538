import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

const NAMES = ['sea', 'shelf', 'land', 'coast', 'border', 'graticule', 'label'] as const;

/** What the map is painted with: CSS colours, as the tokens have them. */
export type MapColours = Record<(typeof NAMES)[number], string>;

/** The colours of the scheme that an element is shown in just now; null until that is known. */
export function useMapColours(element: RefObject<HTMLElement | null>): MapColours | null {
  const [colours, setColours] = useState<MapColours | null>(null);
  useLayoutEffect(() => {
    if (element.current) setColours(coloursOf(element.current));
  }, [element]);
  useEffect(() => {
    const update = () => element.current && setColours(coloursOf(element.current));
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', update);
    const theme = new MutationObserver(update);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      scheme.removeEventListener('change', update);
      theme.disconnect();
    };
  }, [element]);
  return colours;
}

/** Of tokens.css, where they are registered: they are read as colours. */
function coloursOf(element: HTMLElement): MapColours {
  const style = getComputedStyle(element);
  // Object.fromEntries cannot know that every name is there.
  return Object.fromEntries(
    NAMES.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim()]),
  ) as MapColours;
}

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

const NAMES = ['sea', 'shelf', 'land', 'coast', 'border', 'graticule', 'label'] as const;

/** The CSS colours of the map, from the design tokens. */
export type MapColours = Record<(typeof NAMES)[number], string>;

/** The map colours in the current scheme of an element; null until they are known. */
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

/** tokens.css registers these properties, so they are read as colours. */
function coloursOf(element: HTMLElement): MapColours {
  const style = getComputedStyle(element);
  // Object.fromEntries cannot know that every name is present.
  return Object.fromEntries(
    NAMES.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim()]),
  ) as MapColours;
}

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

const NAMES = ['sea', 'shelf', 'land', 'coast', 'border', 'graticule', 'label'] as const;

/** The CSS colours of the map, from the design tokens. */
export type MapColours = Record<(typeof NAMES)[number], string>;

/** The map colours in the current scheme of an element; null until they are known. */
export function useMapColours(element: RefObject<HTMLElement | null>): MapColours | null {
  return useMapTokens(element, NAMES);
}

/**
 * Colours of the map by the names of their design tokens, which tokens.css registers; null until they are known.
 * @param names always the same list
 */
export function useMapTokens<Name extends string>(
  element: RefObject<HTMLElement | null>,
  names: readonly Name[],
): Record<Name, string> | null {
  const [colours, setColours] = useState<Record<Name, string> | null>(null);
  useLayoutEffect(() => {
    if (element.current) setColours(coloursOf(element.current, names));
  }, [element, names]);
  useEffect(() => {
    const update = () => element.current && setColours(coloursOf(element.current, names));
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', update);
    const theme = new MutationObserver(update);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      scheme.removeEventListener('change', update);
      theme.disconnect();
    };
  }, [element, names]);
  return colours;
}

/** tokens.css registers these properties, so they are read as colours. */
function coloursOf<Name extends string>(element: HTMLElement, names: readonly Name[]): Record<Name, string> {
  const style = getComputedStyle(element);
  // Object.fromEntries cannot know that every name is present.
  return Object.fromEntries(
    names.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim()]),
  ) as Record<Name, string>;
}

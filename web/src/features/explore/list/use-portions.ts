import { useEffect, useRef, useState } from 'react';

/** The number of rows at first, and how many more the reader gets at a time. */
export const PORTION = 30;

interface Portions<Row> {
  shown: readonly Row[];
  showMore: () => void;
  /** The list whose items are the rows. */
  list: (element: HTMLElement | null) => void;
}

/**
 * The first rows of a list, of which the reader can ask for more. The focus then goes to the first new row, because the button may be
 * gone. @param of what is listed: for another value the list begins again
 */
export function usePortions<Row>(rows: readonly Row[], of: unknown): Portions<Row> {
  const [state, setState] = useState({ of, portions: 1 });
  if (state.of !== of) setState({ of, portions: 1 });
  const element = useRef<HTMLElement>(null);
  const firstNew = useRef<number>(undefined);
  const shown = rows.slice(0, state.portions * PORTION);
  const count = shown.length;
  useEffect(() => {
    const at = firstNew.current;
    if (at === undefined || count <= at) return;
    firstNew.current = undefined;
    element.current?.children[at]?.querySelector('a')?.focus({ preventScroll: true });
  }, [count]);
  return {
    shown,
    showMore: () => {
      firstNew.current = count;
      setState({ of, portions: state.portions + 1 });
    },
    list: (list) => {
      element.current = list;
    },
  };
}

import { type ReactNode, useEffect, useRef } from 'react';
import styles from './chip-group.module.css';

interface ChipGroupProps {
  label: string;
  /** `row` is one scrolling row that fades where more chips follow. `wrap` uses as many rows as it needs. */
  layout?: 'row' | 'wrap';
  children: ReactNode;
}

/** A group of related chips. */
export function ChipGroup({ label, layout = 'row', children }: ChipGroupProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => (row.current && layout === 'row' ? fadesWhereMore(row.current) : undefined), [layout]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll in every browser
    <div ref={row} role="group" className={styles.group} data-layout={layout} aria-label={label}>
      {children}
    </div>
  );
}

/**
 * Marks the sides on which the row can scroll further. It sets an attribute directly, because scrolling should not cause a
 * render.
 */
function fadesWhereMore(row: HTMLElement): () => void {
  const look = () => {
    const most = row.scrollWidth - row.clientWidth;
    row.toggleAttribute('data-more-before', row.scrollLeft > 1);
    row.toggleAttribute('data-more-after', row.scrollLeft < most - 1);
  };
  // Scrolls the selected chip into view.
  const pressed = row.querySelector<HTMLElement>('[aria-pressed="true"]');
  if (pressed) row.scrollLeft = pressed.offsetLeft - (row.clientWidth - pressed.clientWidth) / 2;
  row.addEventListener('scroll', look, { passive: true });
  // It is called after the layout of a frame, so that looking at sizes causes no other layout.
  const sizes = new ResizeObserver(look);
  const observeSizes = () => {
    sizes.disconnect();
    for (const element of [row, ...row.children]) sizes.observe(element);
  };
  const chips = new MutationObserver(observeSizes);
  observeSizes();
  chips.observe(row, { childList: true });
  return () => {
    row.removeEventListener('scroll', look);
    sizes.disconnect();
    chips.disconnect();
  };
}

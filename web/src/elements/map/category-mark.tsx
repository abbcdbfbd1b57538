import { type Categorised, categoryOf } from '@waymark/model/entities/category-of';
import type { Colour, Kind } from '@waymark/model/entities/kinds';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../ui/display/icon.tsx';
import { CATEGORY_ICONS } from '../card/category-icons.ts';
import { KIND_COLOURED } from '../card/kind-mark.tsx';
import styles from './category-mark.module.css';

/** The shapes of the kinds in a square of 20, without holes, so that a glyph stands on them. */
const GROUNDS: Record<Kind, string> = {
  destination: 'M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  area: 'M5.5 2h9l4.5 8-4.5 8h-9L1 10z',
  poi: 'M10 .5 19.5 10 10 19.5.5 10z',
  pin: 'M10 .5a8 8 0 0 1 8 8c0 5-8 11-8 11s-8-6-8-11a8 8 0 0 1 8-8',
  marker: 'M1.5 1h2v1h15.5l-3 5.5 3 5.5H3.5v6.5h-2z',
  post: 'M2 2h16v16H2z',
  list: 'M6 1.5h8a4.5 4.5 0 0 1 4.5 4.5v8a4.5 4.5 0 0 1-4.5 4.5H6A4.5 4.5 0 0 1 1.5 14V6A4.5 4.5 0 0 1 6 1.5',
};

interface CategoryMarkProps {
  of: Categorised & { colour?: Colour | undefined };
  /** The symbol that replaces that of the category: a marker has its own. */
  icon?: LucideIcon | undefined;
  /** `small` beside a photo. */
  size?: 'small' | 'medium';
}

/**
 * The mark of an item on a map: the shape and the colour of its kind, and on it the glyph of its category in the colour of the
 * surface, which has contrast with every kind. The text beside it, or its label, names both.
 */
export function CategoryMark({ of, icon, size = 'medium' }: CategoryMarkProps) {
  const { kind, colour } = of;
  return (
    <span
      className={`${styles.mark} ${KIND_COLOURED}`}
      data-kind={kind}
      data-colour={colour}
      data-size={size}
      aria-hidden="true"
    >
      <svg viewBox="0 0 20 20" className={styles.ground} aria-hidden="true">
        <path d={GROUNDS[kind]} />
      </svg>
      <span className={styles.glyph}>
        <Icon of={icon ?? CATEGORY_ICONS[categoryOf(of)]} size="100%" />
      </span>
    </span>
  );
}

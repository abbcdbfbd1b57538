import type { Colour, Kind } from '@waymark/model/entities/kinds';
import styles from './kind-mark.module.css';

/** The shapes of the kinds in a square of 20. Shape distinguishes them first and colour second. */
export const SHAPES: Record<Kind, string> = {
  destination:
    'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16m0 3.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6m0 2.8a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  area: 'M6 3h8l4 7-4 7H6l-4-7z',
  poi: 'M10 1.5 18.5 10 10 18.5 1.5 10z',
  pin: 'M10 1.5a6.5 6.5 0 0 1 6.5 6.5c0 4.5-6.5 10.5-6.5 10.5S3.5 12.5 3.5 8A6.5 6.5 0 0 1 10 1.5',
  marker: 'M4 2h2v1h10l-3 4 3 4H6v7H4z',
  post: 'M3 3h14v14H3zm3 3v2h8V6zm0 4v1.5h8V10zm0 3v1.5h5V13z',
  list: 'M4 2.5a2.5 2.5 0 0 1 1 4.800V11a3 3 0 0 0 3 3h4.700a2.5 2.5 0 1 1 0 2H8a5 5 0 0 1-5-5V7.3a2.5 2.5 0 0 1 1-4.800',
};

/** An element with this class and `data-kind` has the colour of its kind as `--kind`. */
export const KIND_COLOURED = styles['coloured'] ?? '';

interface KindMarkProps {
  kind: Kind;
  /** The own colour of an area or a marker. */
  colour?: Colour | undefined;
  /** With a ring in the colour of the surface. */
  ringed?: boolean;
}

/** The mark of a kind. The text beside it names the kind. */
export function KindMark({ kind, colour, ringed }: KindMarkProps) {
  return (
    <svg
      className={`${styles.mark} ${KIND_COLOURED}`}
      data-kind={kind}
      data-colour={colour}
      data-ringed={ringed || undefined}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={SHAPES[kind]} fillRule="evenodd" />
    </svg>
  );
}

/**
 * The current colour of a kind or of an item, for canvas code that cannot use a CSS variable. A server paints nothing, so it has
 * none.
 */
export function paintedColour(kind: Kind, colour?: Colour): string {
  if (typeof document === 'undefined') return '';
  const swatch = document.createElement('span');
  swatch.className = `${styles['swatch']} ${KIND_COLOURED}`;
  swatch.dataset['kind'] = kind;
  if (colour !== undefined) swatch.dataset['colour'] = colour;
  document.body.append(swatch);
  const painted = getComputedStyle(swatch).color;
  swatch.remove();
  return painted;
}

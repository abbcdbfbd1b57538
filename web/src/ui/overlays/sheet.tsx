import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { remInPixels } from '../hooks/rem.ts';
import styles from './sheet.module.css';
import { followFinger } from './sheet-drag.ts';
import {
  heightAfterTap,
  heightBeside,
  SHEET_HEIGHTS,
  type SheetHeight,
  type SheetMeasures,
} from './sheet-heights.ts';

interface SheetProps {
  label: string;
  heights: SheetMeasures;
  height: SheetHeight;
  onHeight: (height: SheetHeight) => void;
  /** The accessible name of the handle: "Height of the list". */
  handleLabel: string;
  /** The accessible names of the heights. */
  heightLabels?: Record<SheetHeight, string>;
  /**
   * Set for a sheet that is a column of full height in a wide window, with its header as the page places it: whether it is one
   * now. Its look follows the style sheet, so that it is right before any script runs.
   */
  column?: boolean | undefined;
  /**
   * Called with how many CSS pixels of its container the sheet covers at rest, at first and after every change. A high sheet hides
   * the container, and counts as one at the middle height; a column covers nothing.
   */
  onCover?: (pixels: number) => void;
  /** Stays in place while the content scrolls; dragging it moves the sheet. */
  header?: ReactNode;
  children: ReactNode;
}

/**
 * A bottom sheet for phones. It covers the lower part of its positioned container at one of three heights, and the rest of
 * the container stays usable. It can be dragged, flicked or tapped with one thumb; its handle is a slider for the keyboard. A
 * column has no height to change.
 */
export function Sheet(props: SheetProps) {
  const { label, heights, height, onHeight, handleLabel, heightLabels, column, onCover, header, children } =
    props;
  const sheet = useRef<HTMLElement>(null);
  const grip = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const index = SHEET_HEIGHTS.indexOf(height);
  const onRest = useEffectEvent(onHeight);
  const stops = useEffectEvent(() => {
    const whole = sheet.current?.parentElement?.clientHeight ?? 0;
    return { low: heights.low * remInPixels(), middle: heights.middle * whole, high: heights.high * whole };
  });
  useEffect(() => {
    if (column || !sheet.current || !grip.current || !content.current) return;
    return followFinger({
      sheet: sheet.current,
      grip: grip.current,
      content: content.current,
      stops: () => stops(),
      onRest: (next) => onRest(next),
    });
  }, [column]);
  const cover = useEffectEvent(() => {
    const { low, middle } = stops();
    onCover?.(column ? 0 : Math.round(height === 'low' ? low : middle));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is a reason to report again.
  useLayoutEffect(() => {
    const container = sheet.current?.parentElement;
    if (!container) return;
    cover();
    const observer = new ResizeObserver(() => cover());
    observer.observe(container);
    return () => observer.disconnect();
  }, [column, height]);
  const onKey = (event: KeyboardEvent) => {
    const next = heightByKey(event.key, height);
    if (next === undefined) return;
    event.preventDefault();
    onHeight(next);
  };
  // Keyboard focus inside a sheet that hides its content raises the sheet.
  const onContentFocus = ({ target }: FocusEvent) => {
    if (!column && height === 'low' && target.matches(':focus-visible')) onHeight('middle');
  };
  return (
    <div className={styles.area} data-column={column === undefined ? undefined : ''}>
      <section
        ref={sheet}
        aria-label={label}
        className={styles.sheet}
        data-height={height}
        style={{
          '--low': `${heights.low}rem`,
          '--middle': `${heights.middle * 100}cqh`,
          '--high': `${heights.high * 100}cqh`,
        }}
      >
        <div ref={grip} className={styles.grip}>
          <div
            role="slider"
            tabIndex={0}
            className={styles.handle}
            aria-label={handleLabel}
            aria-orientation="vertical"
            aria-valuemin={0}
            aria-valuemax={SHEET_HEIGHTS.length - 1}
            aria-valuenow={index}
            aria-valuetext={heightLabels?.[height]}
            onClick={() => onHeight(heightAfterTap(height))}
            onKeyDown={onKey}
          />
          {header}
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for what happens to the controls inside of it */}
        <div ref={content} className={styles.content} onFocus={onContentFocus}>
          {children}
        </div>
      </section>
    </div>
  );
}

function heightByKey(key: string, height: SheetHeight): SheetHeight | undefined {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
    case 'PageUp':
      return heightBeside(height, 1);
    case 'ArrowDown':
    case 'ArrowLeft':
    case 'PageDown':
      return heightBeside(height, -1);
    case 'Home':
      return 'low';
    case 'End':
      return 'high';
    case 'Enter':
    case ' ':
      return heightAfterTap(height);
    default:
      return undefined;
  }
}

declare module 'react' {
  interface CSSProperties {
    /** The heights of a sheet, for sheet.module.css. */
    '--low'?: string;
    '--middle'?: string;
    '--high'?: string;
  }
}

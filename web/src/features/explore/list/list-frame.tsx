import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../../ui/sheet.tsx';
import type { SheetHeight } from '../../../ui/sheet-heights.ts';
import styles from './list-frame.module.css';

interface ListFrameProps {
  label: string;
  /** Whether the window has room for a list beside the map. */
  wide: boolean;
  /** Whether an item is chosen: a low sheet then rises to show it. */
  chosen: boolean;
  /** Reports how many pixels of the map the sheet covers. */
  onCovered: (pixels: number) => void;
  /** The part of a sheet that is visible at every height. */
  header: ReactNode;
  children: ReactNode;
}

/** The lowest height shows the number of items and the filters, at any text size. */
const LOW_REMS = 8;
const MIDDLE = 0.5;
const HIGH = 0.94;

/** The frame of the list: a column beside the map, or a sheet over it in a narrow window. */
export function ListFrame(props: ListFrameProps) {
  return props.wide ? <Column {...props} /> : <ListSheet {...props} />;
}

function Column({ label, onCovered, children }: ListFrameProps) {
  useEffect(() => onCovered(0), [onCovered]);
  return (
    <section className={styles.column} id="list" tabIndex={-1} aria-label={label}>
      {children}
    </section>
  );
}

function ListSheet({ label, chosen, header, onCovered, children }: ListFrameProps) {
  const t = useTranslations('explore');
  const [height, setHeight] = useState<SheetHeight>('low');
  const [heights] = useState(() => ({ low: LOW_REMS * rem(), middle: MIDDLE, high: HIGH }));
  const [wasChosen, setWasChosen] = useState(false);
  if (chosen !== wasChosen) {
    setWasChosen(chosen);
    if (chosen && height === 'low') setHeight('middle');
  }
  useEffect(() => {
    // A high sheet hides the map, so the map stays where it is.
    onCovered(height === 'low' ? heights.low : Math.round(innerHeight * MIDDLE * 0.9));
  }, [height, heights, onCovered]);
  return (
    <Sheet
      label={label}
      heights={heights}
      height={height}
      onHeight={setHeight}
      handleLabel={t('sheet')}
      heightLabels={{ low: t('sheetLow'), middle: t('sheetMiddle'), high: t('sheetHigh') }}
      header={header && <div className={styles.sheetHeader}>{header}</div>}
    >
      <div className={styles.content} data-under-header={header ? true : undefined} id="list" tabIndex={-1}>
        {children}
      </div>
    </Sheet>
  );
}

function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

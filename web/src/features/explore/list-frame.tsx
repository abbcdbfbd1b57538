import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../ui/sheet.tsx';
import type { SheetHeight } from '../../ui/sheet-heights.ts';
import styles from './list-frame.module.css';

interface ListFrameProps {
  label: string;
  /** Whether there is room beside the map. */
  wide: boolean;
  /** Whether an item is chosen: a sheet that is low comes up to show it. */
  chosen: boolean;
  /** How many pixels of the map the sheet covers. */
  onCovered: (pixels: number) => void;
  /** What of a sheet is there at every height. */
  header: ReactNode;
  children: ReactNode;
}

const HEIGHTS = { low: 128, middle: 0.5, high: 0.94 };

/** What holds the list: a column beside the map, or on a narrow window a sheet over it. */
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
  const [wasChosen, setWasChosen] = useState(false);
  if (chosen !== wasChosen) {
    setWasChosen(chosen);
    if (chosen && height === 'low') setHeight('middle');
  }
  useEffect(() => {
    // A map under a high sheet is not looked at: it stays where it is.
    onCovered(height === 'low' ? HEIGHTS.low : Math.round(innerHeight * HEIGHTS.middle * 0.9));
  }, [height, onCovered]);
  return (
    <Sheet
      label={label}
      heights={HEIGHTS}
      height={height}
      onHeight={setHeight}
      handleLabel={t('sheet')}
      heightLabels={{ low: t('sheetLow'), middle: t('sheetMiddle'), high: t('sheetHigh') }}
      header={header && <div className={styles.sheetHeader}>{header}</div>}
    >
      <div className={styles.content} id="list" tabIndex={-1}>
        {children}
      </div>
    </Sheet>
  );
}

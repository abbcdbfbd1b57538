import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import type { SheetHeight } from '../../../ui/overlays/sheet-heights.ts';
import { SHEET } from '../state/sheet-measures.ts';
import styles from './list-frame.module.css';

interface ListFrameProps {
  label: string;
  /** Whether the window has room for a list beside the map. */
  wide: boolean;
  /** Whether the frame holds a preview or a page in place of the list: a low sheet then rises to show it. */
  chosen: boolean;
  /** Opens the page of the item whose preview the frame holds, when the visitor pulls a sheet up; null where it holds none. */
  onPullUp: (() => void) | null;
  /** How often the visitor asked to see the map: a high sheet then makes room for it. */
  mapRequests: number;
  /** How often the visitor asked to see the list: a low sheet then rises, and the list has the focus. */
  listRequests: number;
  /** Reports how many pixels of the map the sheet covers. */
  onCovered: (pixels: number) => void;
  /** The part of a sheet that is visible at every height while no item is chosen. It places itself beside a column. */
  header: ReactNode;
  children: ReactNode;
}

/** The frame of the list: a column beside the map, or a sheet over it in a narrow window, half open at first. */
export function ListFrame(props: ListFrameProps) {
  const { label, wide, chosen, onPullUp, mapRequests, listRequests, header, onCovered, children } = props;
  const t = useTranslations('explore');
  const [height, setHeight] = useState<SheetHeight>('middle');
  const [wasChosen, setWasChosen] = useState(chosen);
  if (chosen !== wasChosen) {
    setWasChosen(chosen);
    if (chosen && height === 'low') setHeight('middle');
  }
  // A preview is half open, so that its mark is in view and it can be pulled up. The list has its height again afterwards.
  const isPreview = onPullUp !== null;
  const [before, setBefore] = useState({ isPreview, height });
  if (isPreview !== before.isPreview) {
    setBefore({ isPreview, height: wasChosen ? 'middle' : height });
    if (isPreview) setHeight('middle');
    else if (!chosen && height === 'middle') setHeight(before.height);
  }
  const onHeight = (next: SheetHeight) => {
    setHeight(next);
    if (next === 'high') onPullUp?.();
  };
  const [answered, setAnswered] = useState(mapRequests);
  if (mapRequests !== answered) {
    setAnswered(mapRequests);
    if (height === 'high') setHeight('middle');
  }
  const [listed, setListed] = useState(listRequests);
  if (listRequests !== listed) {
    setListed(listRequests);
    if (height === 'low') setHeight('middle');
  }
  const content = useRef<HTMLDivElement>(null);
  // Once the sheet has risen.
  useEffect(() => {
    if (listRequests > 0) content.current?.focus();
  }, [listRequests]);
  const sized = isPreview ? 'preview' : chosen ? 'page' : 'list';
  return (
    <Sheet
      label={label}
      heights={SHEET}
      height={height}
      onHeight={onHeight}
      handleLabel={t(`sheet.${sized}`)}
      heightLabels={{ low: t('sheetLow'), middle: t('sheetMiddle'), high: t('sheetHigh') }}
      column={wide}
      onCover={onCovered}
      header={header}
    >
      <div
        ref={content}
        className={styles.content}
        data-under-header={header && !chosen ? true : undefined}
        id="list"
        tabIndex={-1}
      >
        {children}
      </div>
    </Sheet>
  );
}

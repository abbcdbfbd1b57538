import { ImageDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../display/icon.tsx';
import { bringsFiles, ignoreStrayFiles } from '../hooks/dragged-files.ts';
import { useLatest } from '../hooks/use-latest.ts';
import styles from './drop-area.module.css';

interface DropAreaProps {
  /** Returns the element; without it, the area is all of the page that is in no other area. In a dialog it is the whole dialog. */
  of?: () => HTMLElement | null;
  /** What becomes of files that are dropped here, shown while they are dragged over the area. */
  label: string;
  /** Called while the drop is handled. Without it, the element handles drops itself. */
  onDrop?: (transfer: DataTransfer) => void;
}

/** The elements of all mounted areas; the root element is that of the page. */
const areas = new Set<HTMLElement>();

/**
 * An area of the page that takes dropped files, or a folder. Dragged files are taken by the innermost area around them, and while a
 * dialog is open by areas in the dialog alone. What is dropped elsewhere is ignored. It shows nothing but where dragged files go.
 */
export function DropArea({ of, label, onDrop }: DropAreaProps) {
  const latest = useLatest({ of, onDrop });
  /** The area that files are dragged over. */
  const [over, setOver] = useState<HTMLElement>();

  useEffect(() => {
    const element = latest.current.of ? latest.current.of() : document.documentElement;
    if (!element) return;
    const area = element.closest('dialog') ?? element;
    areas.add(area);
    /** Browsers make a file of a picture that is dragged from the page itself. */
    let isFromPage = false;
    const brings = ({ dataTransfer }: DragEvent) => !isFromPage && bringsFiles(dataTransfer);
    const drag = (event: DragEvent) => {
      if (!brings(event)) return;
      const isHere = areaAround(event.target) === area;
      setOver(isHere ? area : undefined);
      if (!isHere || !latest.current.onDrop) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(undefined);
    };
    const drop = (event: DragEvent) => {
      setOver(undefined);
      const { onDrop } = latest.current;
      if (!event.dataTransfer || !brings(event) || !onDrop || areaAround(event.target) !== area) return;
      event.preventDefault();
      event.stopPropagation();
      onDrop(event.dataTransfer);
    };
    const listeners = new AbortController();
    // The events are handled in the capture phase: a list inside takes everything dragged for one of its own items.
    const capturing = { capture: true, signal: listeners.signal };
    const note = (event: DragEvent) => {
      isFromPage = event.type === 'dragstart';
    };
    window.addEventListener('dragstart', note, capturing);
    window.addEventListener('dragend', note, capturing);
    window.addEventListener('dragenter', drag, capturing);
    window.addEventListener('dragover', drag, capturing);
    window.addEventListener('dragleave', leave, capturing);
    window.addEventListener('drop', drop, capturing);
    const stopIgnoring = ignoreStrayFiles();
    return () => {
      areas.delete(area);
      listeners.abort();
      stopIgnoring();
    };
  }, [latest]);

  if (over === undefined) return null;
  // Outside of a dialog it would be below the dialog.
  return createPortal(<Overlay area={over} label={label} />, over.closest('dialog') ?? document.body);
}

/** The innermost area around an element; undefined beside all areas. */
function areaAround(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const dialog = target.closest('dialog');
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element instanceof HTMLElement && areas.has(element)) return element;
    if (element === dialog) return undefined;
  }
  return undefined;
}

/** A frame around the area, and what it does with files. Only a pointer drags files, so screen readers hear nothing. */
function Overlay({ area, label }: { area: HTMLElement; label: string }) {
  const isPage = area === document.documentElement;
  const { top, left, width, height } = visiblePart(area.getBoundingClientRect());
  return (
    <div className={styles.overlay} aria-hidden="true">
      <div
        className={styles.frame}
        data-page={isPage || undefined}
        style={isPage ? undefined : { top, left, width, height }}
      />
      <p className={styles.label}>
        <Icon of={ImageDown} />
        {label}
      </p>
    </div>
  );
}

/** The part of an element that is in the window. */
function visiblePart(box: DOMRect) {
  const top = Math.max(0, box.top);
  const left = Math.max(0, box.left);
  return {
    top,
    left,
    width: Math.min(innerWidth, box.right) - left,
    height: Math.min(innerHeight, box.bottom) - top,
  };
}

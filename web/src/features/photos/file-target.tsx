import { type ReactNode, useEffect, useRef, useState } from 'react';
import { bringsFiles, ignoreStrayFiles } from '../../ui/hooks/dragged-files.ts';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import { readDropped } from './dropped-files.ts';
import styles from './file-target.module.css';

interface FileTargetProps {
  /** The id of its heading, where it has one. */
  labelledBy?: string;
  /** A `row` shows no frame until files are dragged over it. */
  kind?: 'box' | 'row';
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/**
 * An area that takes dropped files and folders, and pasted files while it has the focus. In a dialog the area is the whole dialog: nothing
 * behind it can be reached, and no element may have the focus.
 */
export function FileTarget({ labelledBy, kind = 'box', onFiles, children }: FileTargetProps) {
  const target = useRef<HTMLElement>(null);
  const latest = useLatest(onFiles);
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const section = target.current;
    if (!section) return;
    const dialog = section.closest('dialog');
    const area: HTMLElement = dialog ?? section;
    const dragOver = (event: DragEvent) => {
      if (!bringsFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.stopPropagation();
      setIsOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      const isInside = relatedTarget instanceof Node && area.contains(relatedTarget);
      if (!isInside) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (!event.dataTransfer || !bringsFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.stopPropagation();
      readDropped(event.dataTransfer, (files) => latest.current(files));
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isText(event.target)) return;
      event.preventDefault();
      latest.current(files);
    };
    const listeners = new AbortController();
    // The events are handled in the capture phase: the list inside takes everything dragged for one of its own items.
    const capturing = { capture: true, signal: listeners.signal };
    area.addEventListener('dragenter', dragOver, capturing);
    area.addEventListener('dragover', dragOver, capturing);
    area.addEventListener('drop', drop, capturing);
    area.addEventListener('dragleave', leave, { signal: listeners.signal });
    const pasteTarget: GlobalEventHandlers = dialog ? document : section;
    pasteTarget.addEventListener('paste', paste, { signal: listeners.signal });
    const stopIgnoring = ignoreStrayFiles();
    return () => {
      listeners.abort();
      stopIgnoring();
    };
  }, [latest]);

  return (
    <section
      ref={target}
      className={styles.target}
      aria-labelledby={labelledBy}
      data-kind={kind}
      data-over={isOver}
    >
      {children}
    </section>
  );
}

const TEXT = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable]';

/** Whether content pasted at this target belongs to a text. */
function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(TEXT) !== null;
}

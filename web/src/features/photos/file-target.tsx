import { type ReactNode, useEffect, useRef, useState } from 'react';
import { bringsFiles, ignoreStrayFiles } from '../../ui/dragged-files.ts';
import { useLatest } from '../../ui/use-latest.ts';
import styles from './file-target.module.css';

interface FileTargetProps {
  /** The id of its heading, where it has one. */
  labelledBy?: string;
  /** A `row` has no frame of its own until something is dragged over it. */
  kind?: 'box' | 'row';
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/**
 * Where files can be dropped, and pasted while the focus is in it. In a dialog that is all of the dialog: nothing behind it can be
 * reached, and the focus may be nowhere.
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
    const over = (event: DragEvent) => {
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
      latest.current([...event.dataTransfer.files]);
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isText(event.target)) return;
      event.preventDefault();
      latest.current(files);
    };
    const hearing = new AbortController();
    // Caught on their way down: the list inside takes what is dragged for one of its own.
    const onWayDown = { capture: true, signal: hearing.signal };
    area.addEventListener('dragenter', over, onWayDown);
    area.addEventListener('dragover', over, onWayDown);
    area.addEventListener('drop', drop, onWayDown);
    area.addEventListener('dragleave', leave, { signal: hearing.signal });
    const pasted: GlobalEventHandlers = dialog ? document : section;
    pasted.addEventListener('paste', paste, { signal: hearing.signal });
    const stopIgnoring = ignoreStrayFiles();
    return () => {
      hearing.abort();
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

/** Whether what is pasted there belongs into a text. */
function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(TEXT) !== null;
}

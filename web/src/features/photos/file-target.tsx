import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import styles from './picture-field.module.css';

interface FileTargetProps {
  /** The id of its heading. */
  labelledBy: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** Where files can be dropped, and pasted while the focus is in it. */
export function FileTarget({ labelledBy, onFiles, children }: FileTargetProps) {
  const [isOver, setIsOver] = useState(false);
  // Caught on their way down: the list inside takes what is dragged for one of its own.
  const over = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.stopPropagation();
    setIsOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside) setIsOver(false);
  };
  const drop = (event: DragEvent) => {
    setIsOver(false);
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles([...event.dataTransfer.files]);
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || isText(event.target)) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <section
      className={styles.field}
      aria-labelledby={labelledBy}
      data-over={isOver}
      onDragEnterCapture={over}
      onDragOverCapture={over}
      onDragLeave={leave}
      onDropCapture={drop}
      onPaste={paste}
    >
      {children}
    </section>
  );
}

/** Whether what is dragged has files; what is in them is known only when it is let go. */
function hasFiles({ types }: DataTransfer): boolean {
  return types.includes('Files');
}

/** Whether what is pasted there belongs into a text. */
function isText(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;
}

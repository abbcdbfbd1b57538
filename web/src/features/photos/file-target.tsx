import { type ReactNode, useEffect, useRef } from 'react';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import { DropArea } from '../../ui/overlays/drop-area.tsx';
import { readDropped } from './dropped-files.ts';
import styles from './file-target.module.css';

interface FileTargetProps {
  /** The id of its heading, where it has one. */
  labelledBy?: string;
  /** A `row` has no frame. */
  kind?: 'box' | 'row';
  /** Where files are dropped: on the target itself, or anywhere on the page. */
  area?: 'target' | 'page';
  /** What becomes of dropped files. */
  dropLabel: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/**
 * An area that takes dropped files and folders, and pasted files while it has the focus. In a dialog the area is the whole dialog: nothing
 * behind it can be reached, and no element may have the focus.
 */
export function FileTarget({
  labelledBy,
  kind = 'box',
  area = 'target',
  dropLabel,
  onFiles,
  children,
}: FileTargetProps) {
  const target = useRef<HTMLElement>(null);
  const latest = useLatest(onFiles);

  useEffect(() => {
    const section = target.current;
    if (!section) return;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isText(event.target)) return;
      event.preventDefault();
      latest.current(files);
    };
    const pasteTarget: GlobalEventHandlers = section.closest('dialog') ? document : section;
    pasteTarget.addEventListener('paste', paste);
    return () => pasteTarget.removeEventListener('paste', paste);
  }, [latest]);

  return (
    <section ref={target} className={styles.target} aria-labelledby={labelledBy} data-kind={kind}>
      {children}
      <DropArea
        {...(area === 'target' && { of: () => target.current })}
        label={dropLabel}
        onDrop={(transfer) => readDropped(transfer, onFiles)}
      />
    </section>
  );
}

const TEXT = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable]';

/** Whether content pasted at this target belongs to a text. */
function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(TEXT) !== null;
}

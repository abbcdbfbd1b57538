import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { type Press, pressOf, shieldFromSecond } from './press-shield.ts';

interface DialogProps {
  open: boolean;
  /** Asked to close: by Escape, by a press beside it, by its button. */
  onClose: () => void;
  heading: string;
  closeLabel: string;
  /** What to do, the main thing last. */
  actions?: ReactNode;
  /** Rendered while it is open, so that it begins anew each time. */
  children: ReactNode;
}

/**
 * Something to be done before anything else. The focus goes into it and comes back. The second of a double press that closed it hits
 * nothing.
 */
export function Dialog({ open, onClose, heading, closeLabel, actions, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const lastPress = useRef<Press>(undefined);
  // Before it is taken away: a dialog that is no longer in the page has nothing to give the focus back with.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    const letGo = holdPage();
    return () => {
      letGo();
      // Also where it is taken away while it is open: closing is what gives the focus back.
      element.close();
      if (lastPress.current) shieldFromSecond(lastPress.current);
    };
  }, [open]);
  const isBeside = (event: MouseEvent) => event.target === dialog.current;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the browser tells by `cancel`
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        // Of a file field inside of it as well: that one is not about the dialog.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClickCapture={({ nativeEvent }) => {
        lastPress.current = pressOf(nativeEvent);
      }}
      onMouseDown={(event) => {
        // The second press of a double one that opened it is no wish to close.
        pressedBeside.current = isBeside(event) && event.detail < 2;
      }}
      // A selection that began inside and ended beside it is no wish to close.
      onClick={(event) => isBeside(event) && pressedBeside.current && onClose()}
    >
      {open && (
        <div className={styles.frame}>
          <header className={styles.header}>
            <h2 id={id}>{heading}</h2>
            <IconButton icon={X} label={closeLabel} onClick={onClose} />
          </header>
          <div className={styles.content}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}

/** The page behind a dialog stays where it is, and as wide as it is with its scroll bar. @returns lets it go */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, paddingInlineEnd } = style;
  Object.assign(style, { overflow: 'hidden', paddingInlineEnd: `${innerWidth - clientWidth}px` });
  return () => Object.assign(style, { overflow, paddingInlineEnd });
}

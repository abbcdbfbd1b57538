import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './dialog.module.css';
import { type Press, pressOf, shieldFromSecond } from './press-shield.ts';

interface DialogProps {
  open: boolean;
  /** Called when the user presses Escape, presses outside the dialog, or presses its close button. */
  onClose: () => void;
  heading: string;
  closeLabel: string;
  /** `wide` has room for two columns. */
  size?: 'medium' | 'wide';
  /** The action buttons, the main one last. */
  actions?: ReactNode;
  /** Rendered only while the dialog is open, so that it starts from its initial state each time. */
  children: ReactNode;
}

/**
 * A modal dialog. Its first field, or else its first button, takes the focus, which returns on closing. The second press of a double click that closed the dialog has
 * no effect on the page beneath.
 */
export function Dialog({
  open,
  onClose,
  heading,
  closeLabel,
  size = 'medium',
  actions,
  children,
}: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const lastPress = useRef<Press>(undefined);
  // Close before the element is removed: a dialog that has left the page cannot return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    focusFirst(element);
    const letGo = holdPage();
    return () => {
      letGo();
      // A dialog that is removed while it is open also has to close, because closing returns the focus.
      element.close();
      queueMicrotask(reportFocus);
      if (lastPress.current) shieldFromSecond(lastPress.current);
    };
  }, [open]);
  const isBeside = (event: MouseEvent) => event.target === dialog.current;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Escape, which the browser reports as `cancel`
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={id}
      onCancel={(event) => {
        // A file field inside the dialog also fires this event, and that one does not concern the dialog.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClickCapture={({ nativeEvent }) => {
        lastPress.current = pressOf(nativeEvent);
      }}
      onMouseDown={(event) => {
        // The second press of a double click that opened the dialog does not close it.
        pressedBeside.current = isBeside(event) && event.detail < 2;
      }}
      // A text selection that began inside and ended outside does not close the dialog.
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

const FIELD = 'input:not([type=hidden], [hidden], :disabled), select:not(:disabled), textarea:not(:disabled)';

/** Where the dialog has a field, the browser would focus the close button before it, and Enter would discard what is typed. */
function focusFirst(dialog: HTMLElement): void {
  const content = dialog.querySelector(`.${styles.content}`);
  const field = content?.querySelector<HTMLElement>(FIELD);
  const chosen = field?.matches('[type=radio]') ? content?.querySelector<HTMLElement>(':checked') : undefined;
  (chosen ?? field ?? content?.querySelector<HTMLElement>('button:not(:disabled)'))?.focus();
}

/**
 * Reports to React where the focus is. While it changes the page, it hears no event: a list that follows the focus would believe that it
 * has lost it, and would take the next one to its first row.
 */
function reportFocus(): void {
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/**
 * Keeps the page behind a dialog from scrolling, at the width that it has with its scroll bar.
 * @returns a function that releases the page
 */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, paddingInlineEnd } = style;
  Object.assign(style, { overflow: 'hidden', paddingInlineEnd: `${innerWidth - clientWidth}px` });
  return () => Object.assign(style, { overflow, paddingInlineEnd });
}

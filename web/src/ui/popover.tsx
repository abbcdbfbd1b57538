import type { ReactNode } from 'react';
import type { Align, Side } from './placement.ts';
import styles from './popover.module.css';
import { type TriggerProps, useFloating } from './use-floating.ts';

interface PopoverProps {
  label: string;
  /** The button that opens it, which what is given is to be spread over. */
  trigger: (props: TriggerProps) => ReactNode;
  side?: Side;
  align?: Align;
  /** With a way to close it. Rendered while it is open. */
  children: (close: () => void) => ReactNode;
}

/** Something small beside what it belongs to. The page behind it goes on. */
export function Popover({ label, trigger, side = 'below', align = 'start', children }: PopoverProps) {
  const { open, close, trigger: triggerProps, floating } = useFloating('dialog', side, align);
  return (
    <>
      {trigger(triggerProps)}
      <div {...floating} role="dialog" aria-label={label} className={styles.popover}>
        {open && children(close)}
      </div>
    </>
  );
}

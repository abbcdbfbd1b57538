import type { ReactNode } from 'react';
import type { Align, Side } from './placement.ts';
import styles from './popover.module.css';
import { type TriggerProps, useFloating } from './use-floating.ts';

interface PopoverProps {
  label: string;
  /** Renders the button that opens the popover. Spread the given props over that button. */
  trigger: (props: TriggerProps) => ReactNode;
  side?: Side;
  align?: Align;
  /** Rendered while the popover is open. The argument closes it. */
  children: (close: () => void) => ReactNode;
}

/** A small non-modal panel beside the button that opens it, or at the lower edge of a phone. */
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

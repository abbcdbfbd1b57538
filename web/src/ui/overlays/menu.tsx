import { Check, type LucideIcon } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { Icon } from '../display/icon.tsx';
import { indexByKey } from '../hooks/index-by-key.ts';
import styles from './menu.module.css';
import type { Align, Side } from './placement.ts';
import { type TriggerProps, useFloating } from './use-floating.ts';

export interface MenuItem {
  id: string;
  label: string;
  /** A short explanation of the item. */
  hint?: string;
  icon?: LucideIcon;
  /** Set for actions that remove something or cannot be undone. */
  danger?: boolean;
  disabled?: boolean;
  /** For one of several choices: whether it is the current one. */
  checked?: boolean;
  /** Whether a line separates it from the items above. */
  startsGroup?: boolean;
  onSelect: () => void;
}

interface MenuProps {
  label: string;
  /** Renders the button that opens the menu. Spread the given props over that button. */
  trigger: (props: TriggerProps) => ReactNode;
  items: readonly MenuItem[];
  side?: Side;
  align?: Align;
  /** Called after the menu has opened or closed. A menu that is removed counts as closed. */
  onToggle?: (open: boolean) => void;
}

/** A button with a menu of actions. */
export function Menu({ label, trigger, items, side = 'below', align = 'end', onToggle }: MenuProps) {
  const { open, close, trigger: triggerProps, floating } = useFloating('menu', side, align);
  useEffect(() => {
    if (!open) return;
    const buttons = itemsOf(floating.ref.current);
    (buttons.find((button) => button.getAttribute('aria-checked') === 'true') ?? buttons[0])?.focus();
  }, [open, floating.ref]);
  useEffect(() => {
    if (!open) return;
    onToggle?.(true);
    return () => onToggle?.(false);
  }, [open, onToggle]);
  const onKey = (event: KeyboardEvent) => {
    const buttons = itemsOf(floating.ref.current);
    const index = buttons.findIndex((button) => button.matches(':focus'));
    const next =
      indexByKey(event.key, index, buttons.length, 'vertical') ?? indexByLetter(event, buttons, index);
    if (event.key === 'Tab') close();
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <>
      {trigger(triggerProps)}
      <div
        {...floating}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={styles.menu}
        onKeyDown={onKey}
      >
        {items.map(({ id, label, hint, icon, danger, disabled, checked, startsGroup, onSelect }) => (
          <button
            key={id}
            type="button"
            {...roleOf(checked)}
            tabIndex={-1}
            className={styles.item}
            data-danger={danger}
            data-starts-group={startsGroup}
            aria-disabled={disabled}
            aria-label={hint && label}
            aria-describedby={hint && `${floating.id}-${id}`}
            onClick={() => {
              if (disabled) return;
              close();
              onSelect();
            }}
          >
            {icon && <Icon of={icon} size="1.125rem" />}
            {checked !== undefined && <Icon of={Check} size="1.125rem" />}
            <span>
              {label}
              {hint && (
                <small id={`${floating.id}-${id}`} className={styles.hint}>
                  {hint}
                </small>
              )}
            </span>
          </button>
        ))}
      </div>
    </>
  );
}

function roleOf(checked: boolean | undefined): ComponentProps<'button'> {
  return checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked };
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}

/** The next item that begins with the pressed letter. */
function indexByLetter(
  event: KeyboardEvent,
  items: readonly HTMLElement[],
  index: number,
): number | undefined {
  if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey)
    return undefined;
  const letter = event.key.toLocaleLowerCase();
  const order = items.map((_, step) => (index + 1 + step) % items.length);
  return order.find((at) => items[at]?.textContent.trim().toLocaleLowerCase().startsWith(letter));
}

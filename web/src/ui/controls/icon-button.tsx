import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../display/icon.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> {
  icon: LucideIcon;
  /** The name of the button, which its tooltip shows. */
  label: string;
  /** `floating` is for buttons on a map or a photo. */
  kind?: 'quiet' | 'outlined' | 'floating';
  size?: 'medium' | 'small';
}

/** A button with an icon and no text. Give a toggle button `aria-pressed`. */
export function IconButton({
  icon,
  label,
  kind = 'quiet',
  size = 'medium',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} as="name">
      {(name) => (
        <button {...rest} {...name} type={type} className={styles.button} data-kind={kind} data-size={size}>
          <Icon of={icon} size="1.25rem" />
        </button>
      )}
    </Tooltip>
  );
}

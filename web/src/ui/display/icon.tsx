import type { LucideIcon } from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  /** A number in CSS pixels, or a CSS length. */
  size?: number | string;
}

/** A decorative icon beside a text, hidden from screen readers. All icons come from one set with one stroke width. */
export function Icon({ of: Picture, size = '1.25em' }: IconProps) {
  return (
    <Picture size={size} strokeWidth={1.75} nonScalingStroke aria-hidden="true" style={{ flex: 'none' }} />
  );
}

import type { LucideIcon } from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  /** In CSS pixels where it is a number; else a CSS length. */
  size?: number | string;
}

/** A picture beside words, never instead of them: those who listen do not hear it. All icons are from one set, in one stroke. */
export function Icon({ of: Picture, size = '1.25em' }: IconProps) {
  return (
    <Picture size={size} strokeWidth={1.75} nonScalingStroke aria-hidden="true" style={{ flex: 'none' }} />
  );
}

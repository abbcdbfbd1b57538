import { type ReactNode, useState } from 'react';
import { thumbnailAddress } from '../../services/photo-address.ts';

interface ThumbnailProps {
  /** The path of the photo; null where there is none. */
  path: string | null;
  /** In CSS pixels. */
  size: number;
  className?: string | undefined;
  /** Shown where there is no photo, or it does not load. */
  instead?: ReactNode;
}

/** A small square photo beside a text that says the same. */
export function Thumbnail({ path, size, className, instead = null }: ThumbnailProps) {
  const [broken, setBroken] = useState<string>();
  if (path === null || path === broken) return instead;
  return (
    <img
      className={className}
      src={thumbnailAddress(path)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(path)}
    />
  );
}

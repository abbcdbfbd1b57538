import { type CSSProperties, useState } from 'react';
import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';
import { useIsHydrated } from '../hooks/use-is-hydrated.ts';
import styles from './photo.module.css';

interface PhotoProps {
  /** URLs by width in pixels, the narrowest first. */
  variants: readonly { address: string; width: number }[];
  width: number;
  height: number;
  /**
   * A ThumbHash in base64. Its blurred image is shown until the photo has loaded, and stays where the photo fails to load. The
   * server writes only its average colour, because the image is 4 KB.
   */
  thumbhash: string;
  /** What stays in view where the photo is cut, in percent from the upper left corner; by default the middle. */
  focus?: { x: number; y: number } | undefined;
  /** Empty where the text beside the photo says the same. */
  alt: string;
  lang?: string;
  /** The displayed width, in the syntax of `<img sizes>`. */
  sizes: string;
  eager?: boolean;
  /** `low` where the text above it is what readers came for. */
  fetchPriority?: 'low' | undefined;
}

/** A photo that always fills its frame: its blurred preview shows at once and stays if the photo cannot load. */
export function Photo({
  variants,
  width,
  height,
  thumbhash,
  focus,
  alt,
  lang,
  sizes,
  eager = false,
  fetchPriority,
}: PhotoProps) {
  const [broken, setBroken] = useState(false);
  const isHydrated = useIsHydrated();
  const narrowest = variants[0]?.address;
  return (
    <span
      className={styles.frame}
      style={{
        '--own-shape': `${width} / ${height}`,
        ...(focus && { '--focus': `${focus.x}% ${focus.y}%` }),
        ...placeholder(thumbhash, isHydrated),
      }}
    >
      {broken || narrowest === undefined ? (
        <span role="img" aria-label={alt} lang={lang} hidden={alt === ''} />
      ) : (
        <img
          src={narrowest}
          srcSet={variants.map((variant) => `${variant.address} ${variant.width}w`).join(', ')}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          lang={lang}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={fetchPriority}
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  );
}

declare module 'react' {
  interface CSSProperties {
    /** The width and height of a photo, for photo.module.css. */
    '--own-shape'?: string;
    /** Its focus, as a position of CSS. */
    '--focus'?: string;
  }
}

function placeholder(thumbhash: string, isWhole: boolean): CSSProperties {
  try {
    const hash = Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0));
    if (isWhole) return { backgroundImage: `url(${thumbHashToDataURL(hash)})` };
    const { r, g, b } = thumbHashToAverageRGBA(hash);
    return { backgroundColor: `rgb(${[r, g, b].map((part) => Math.round(255 * part)).join(' ')})` };
  } catch {
    // The hash is invalid: the frame keeps its plain background.
    return {};
  }
}

import { useState } from 'react';
import { thumbHashToDataURL } from 'thumbhash';
import styles from './photo.module.css';

interface PhotoProps {
  /** Addresses by width in pixels, the narrowest first. */
  variants: readonly { address: string; width: number }[];
  width: number;
  height: number;
  /** ThumbHash, base64: what stands in its place until it has come, and where it does not. */
  thumbhash: string;
  /** Empty where the text beside it says the same. */
  alt: string;
  lang?: string;
  /** How wide it is shown, as an `<img sizes>` says. */
  sizes: string;
  eager?: boolean;
}

/** A photograph that never leaves a hole: its blurred shape is there at once, and stays where the photo cannot load. */
export function Photo({ variants, width, height, thumbhash, alt, lang, sizes, eager = false }: PhotoProps) {
  const [broken, setBroken] = useState(false);
  const narrowest = variants[0]?.address;
  return (
    <span
      className={styles.frame}
      style={{ '--own-shape': `${width} / ${height}`, backgroundImage: `url(${placeholder(thumbhash)})` }}
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
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  );
}

declare module 'react' {
  interface CSSProperties {
    /** The sides of a photo, for photo.module.css. */
    '--own-shape'?: string;
  }
}

function placeholder(thumbhash: string): string {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0)));
  } catch {
    // A hash that is none: the frame keeps its plain ground.
    return 'data:,';
  }
}

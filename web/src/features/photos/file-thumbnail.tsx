import { Image } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from '../../ui/display/icon.tsx';
import styles from './uploads.module.css';

/** In device pixels: the thumbnail has 40 CSS pixels. */
const SIZE = 96;

/** One picture at a time: a decoded photo takes tens of megabytes. */
let last: Promise<unknown> = Promise.resolve();

/** A small picture of a file that is being uploaded; a symbol where the browser cannot read it, as with photos of iPhones. */
export function FileThumbnail({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isGone = false;
    let made: string | undefined;
    last = last.then(async () => {
      if (isGone) return;
      const blob = await thumbnailOf(file).catch(() => undefined);
      if (isGone || !blob) return;
      made = URL.createObjectURL(blob);
      setAddress(made);
    });
    return () => {
      isGone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [file]);
  return (
    <span className={styles.thumbnail} aria-hidden="true">
      {address === undefined ? <Icon of={Image} size="1.25rem" /> : <img src={address} alt="" />}
    </span>
  );
}

async function thumbnailOf(file: File): Promise<Blob | undefined> {
  if (typeof createImageBitmap === 'undefined' || typeof OffscreenCanvas === 'undefined') return undefined;
  const picture = await createImageBitmap(file, { resizeWidth: SIZE, resizeQuality: 'medium' });
  try {
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.7 });
  } finally {
    picture.close();
  }
}

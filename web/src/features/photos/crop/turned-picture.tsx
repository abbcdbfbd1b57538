import { type Size, turnedSize } from '@waymark/model/entities/photo-edit';
import { useEffect, useRef, useState } from 'react';

interface TurnedPictureProps {
  address: string;
  /** Of the photo, which may have more pixels than the picture at the address. */
  size: Size;
  /** Quarter turns, clockwise. */
  turns: number;
  className: string | undefined;
  onFailed: () => void;
}

/** The most pixels of its longer side. Screens show no more of a dialog, and phones limit what pages draw. */
const LONGEST = 1_600;

/** A picture that is turned. CSS would turn what is seen and keep its old place on the page. */
export function TurnedPicture({ address, size, turns, className, onFailed }: TurnedPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<HTMLImageElement>();
  useEffect(() => {
    const image = new Image();
    image.onload = () => setPicture(image);
    image.onerror = onFailed;
    image.src = address;
    return () => {
      image.onload = null;
      image.onerror = null;
    };
  }, [address, onFailed]);
  const scale = Math.min(1, LONGEST / Math.max(size.width, size.height));
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const shown = turnedSize({ width, height }, turns);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (picture === undefined || !context) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, shown.width, shown.height);
    context.translate(shown.width / 2, shown.height / 2);
    context.rotate((turns * Math.PI) / 2);
    context.drawImage(picture, -width / 2, -height / 2, width, height);
  }, [picture, turns, width, height, shown.width, shown.height]);
  return <canvas ref={canvas} className={className} {...shown} />;
}

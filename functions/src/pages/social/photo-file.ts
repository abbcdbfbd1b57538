import { type Picture, variantPath, variantWidths } from '@waymark/model/entities/photo';
import { photoAddress } from '../../platform/photo-address.ts';

/** How long a picture waits for its photo, in milliseconds. */
const PATIENCE = 5_000;

/**
 * The smallest variant of a photo that covers a frame, or else the largest; undefined where its owner has deleted it.
 * @param frame in pixels
 * @throws Error where Storage fails or takes too long
 */
export async function photoFile(
  photo: Picture,
  frame: { width: number; height: number },
): Promise<Buffer | undefined> {
  const widths = variantWidths(photo.width);
  const height = (width: number) => (width * photo.height) / photo.width;
  const covers = (width: number) => width >= frame.width && height(width) >= frame.height;
  const width = widths.find(covers) ?? Math.max(...widths);
  const address = photoAddress(variantPath(photo.path, width));
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`Storage answered with status ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

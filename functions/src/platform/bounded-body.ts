/**
 * The body of an answer. Where it is too long, the rest is not read.
 * @param most in bytes
 * @throws RangeError where it is longer; what reading throws
 */
export async function boundedBody({ body }: Response, most: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.byteLength;
    if (length > most) throw new RangeError(`The answer has more than ${most} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

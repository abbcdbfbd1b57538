/*
 * ZIPs that no library would write, as APPNOTE.TXT of PKWARE describes them: of several gigabytes, and with forged directories. Their
 * empty parts share one block of zeros, so that they take no memory.
 */

const BLOCK = new Blob([new Uint8Array(16 * 1024 * 1024)]);

/** Zeros, in bytes. */
export function zeros(size: number): Blob {
  const blocks = Array.from({ length: Math.floor(size / BLOCK.size) }, () => BLOCK);
  return new Blob([...blocks, BLOCK.slice(0, size % BLOCK.size)]);
}

type Part = Blob | Uint8Array<ArrayBuffer>;

interface StoredFile {
  name: string;
  content: Blob;
}

/** A ZIP64 with these files, which are stored as they are. */
export async function zip64Of(files: readonly StoredFile[]): Promise<Blob> {
  const parts: Part[] = [];
  const directory: Part[] = [];
  let [offset, directorySize] = [0, 0];
  for (const { name, content } of files) {
    const bytes = new TextEncoder().encode(name);
    const crc = content.size > BLOCK.size ? 0 : crcOf(new Uint8Array(await content.arrayBuffer()));
    const local = record(30 + bytes.length + 20);
    local.view.setUint32(0, 0x04034b50, true);
    local.view.setUint16(4, 45, true);
    local.view.setUint32(14, crc, true);
    local.view.setUint32(18, 0xffffffff, true);
    local.view.setUint32(22, 0xffffffff, true);
    local.view.setUint16(26, bytes.length, true);
    local.view.setUint16(28, 20, true);
    local.bytes.set(bytes, 30);
    setSizes(local.view, 30 + bytes.length, [content.size, content.size]);
    const entry = record(46 + bytes.length + 28);
    entry.view.setUint32(0, 0x02014b50, true);
    entry.view.setUint16(4, 45, true);
    entry.view.setUint16(6, 45, true);
    entry.view.setUint32(16, crc, true);
    entry.view.setUint32(20, 0xffffffff, true);
    entry.view.setUint32(24, 0xffffffff, true);
    entry.view.setUint16(28, bytes.length, true);
    entry.view.setUint16(30, 28, true);
    entry.view.setUint32(42, 0xffffffff, true);
    entry.bytes.set(bytes, 46);
    setSizes(entry.view, 46 + bytes.length, [content.size, content.size, offset]);
    parts.push(local.bytes, content);
    directory.push(entry.bytes);
    offset += local.bytes.length + content.size;
    directorySize += entry.bytes.length;
  }
  return new Blob([...parts, ...directory, endOf({ count: files.length, size: directorySize, offset })]);
}

/** The end of a ZIP64 whose directory has this size, in bytes, and begins there. */
export function endOf({
  count,
  size,
  offset,
}: {
  count: number;
  size: number;
  offset: number;
}): Uint8Array<ArrayBuffer> {
  const { bytes, view } = record(56 + 20 + 22);
  view.setUint32(0, 0x06064b50, true);
  view.setBigUint64(4, 44n, true);
  view.setUint16(12, 45, true);
  view.setUint16(14, 45, true);
  for (const [at, value] of [
    [24, count],
    [32, count],
    [40, size],
    [48, offset],
  ] as const) {
    view.setBigUint64(at, BigInt(value), true);
  }
  view.setUint32(56, 0x07064b50, true);
  view.setBigUint64(64, BigInt(offset + size), true);
  view.setUint32(72, 1, true);
  view.setUint32(76, 0x06054b50, true);
  view.setUint16(84, 0xffff, true);
  view.setUint16(86, 0xffff, true);
  view.setUint32(88, 0xffffffff, true);
  view.setUint32(92, 0xffffffff, true);
  return bytes;
}

function record(length: number) {
  const bytes = new Uint8Array(length);
  return { bytes, view: new DataView(bytes.buffer) };
}

function setSizes(view: DataView, at: number, sizes: readonly number[]): void {
  view.setUint16(at, 1, true);
  view.setUint16(at + 2, sizes.length * 8, true);
  for (const [index, size] of sizes.entries()) view.setBigUint64(at + 4 + index * 8, BigInt(size), true);
}

function crcOf(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** A ZIP whose directory has so many entries, all without content. The records are blocks that are repeated. */
export function zipOfEntries(count: number): Blob {
  const local = record(30 + 8);
  local.view.setUint32(0, 0x04034b50, true);
  local.view.setUint16(4, 20, true);
  local.view.setUint16(26, 8, true);
  local.bytes.set(new TextEncoder().encode('a/000000'), 30);
  const block = 1_000;
  const entry = record(46 + 8);
  entry.view.setUint32(0, 0x02014b50, true);
  entry.view.setUint16(4, 20, true);
  entry.view.setUint16(6, 20, true);
  entry.view.setUint16(28, 8, true);
  entry.bytes.set(new TextEncoder().encode('a/000000'), 46);
  const entries = new Blob(Array.from({ length: block }, () => entry.bytes));
  const directory = [
    ...Array.from({ length: Math.floor(count / block) }, () => entries),
    entries.slice(0, (count % block) * entry.bytes.length),
  ];
  const size = count * entry.bytes.length;
  return new Blob([local.bytes, ...directory, endOf({ count, size, offset: local.bytes.length })]);
}

/** The ZIP with another size stated for a file: in its directory, and where the file begins. */
export async function withStatedSize(zip: Blob, name: string, size: number): Promise<Blob> {
  const bytes = new Uint8Array(await zip.arrayBuffer());
  const view = new DataView(bytes.buffer);
  const wanted = new TextEncoder().encode(name);
  for (let at = 0; at + 46 < bytes.length; at++) {
    const signature = view.getUint32(at, true);
    const [sizeAt, nameAt] = signature === 0x02014b50 ? [24, 46] : signature === 0x04034b50 ? [22, 30] : [];
    if (sizeAt === undefined || nameAt === undefined) continue;
    const isIts = wanted.every((byte, index) => bytes[at + nameAt + index] === byte);
    if (isIts) view.setUint32(at + sizeAt, size, true);
  }
  return new Blob([bytes]);
}

import { SAMPLE_HEIC } from './sample-heic.ts';

/** The size in pixels of the sample. */
const SAMPLE = { width: 96, height: 64 };

/** The ids of items. */
const [GRID, FIRST_TILE] = [1, 2];

interface Size {
  /** In pixels. */
  width: number;
  height: number;
}

interface Grid {
  /** At most 255, like `rows`. */
  columns: number;
  rows: number;
  /** That each tile announces; it has the content of a small one. By default that of the sample. */
  tile?: Size;
  /** The size that the file claims to have, where it is not that of all tiles. */
  claimed?: Size;
}

/** A HEIC file whose picture is a grid of one tile again and again, as phones save large pictures. Each tile adds 49 bytes. */
export function heicGrid({ columns, rows, tile: tileSize = SAMPLE, claimed }: Grid): Buffer {
  const size = claimed ?? { width: columns * tileSize.width, height: rows * tileSize.height };
  const grid = Buffer.concat([Buffer.from([0, 1, rows - 1, columns - 1]), sizeOf(size)]);
  const tile = sampleData();
  // Each tile is an item of its own, with the same bytes: decoders refuse two references to one item.
  const tiles = Array.from({ length: columns * rows }, (_, index) => FIRST_TILE + index);
  const info = [infoEntry(GRID, 'grid'), ...tiles.map((id) => infoEntry(id, 'hvc1'))];
  const properties = [
    withStreamSize(boxIn(SAMPLE_HEIC, 'hvcC'), tileSize),
    ...[tileSize, size].map((each) => fullBox('ispe', [sizeOf(each)])),
  ];
  const associations = [
    Buffer.concat([u16(GRID), Buffer.from([1, 3])]),
    ...tiles.map((id) => Buffer.concat([u16(id), Buffer.from([2, 0x81, 2])])),
  ];
  const start = box('ftyp', [Buffer.from('heic\0\0\0\0mif1heic', 'latin1')]);
  /** @param data where the data begin: no length depends on it */
  const meta = (data: number) =>
    fullBox('meta', [
      fullBox('hdlr', [u32(0), Buffer.from('pict', 'latin1'), Buffer.alloc(13)]),
      fullBox('pitm', [u16(GRID)]),
      fullBox('iloc', [
        Buffer.from([0x44, 0]),
        u16(info.length),
        location(GRID, data, grid.length),
        ...tiles.map((id) => location(id, data + grid.length, tile.length)),
      ]),
      fullBox('iinf', [u16(info.length), ...info]),
      box('iprp', [box('ipco', properties), fullBox('ipma', [u32(associations.length), ...associations])]),
      fullBox('iref', [box('dimg', [u16(GRID), u16(tiles.length), ...tiles.map(u16)])]),
    ]);
  const data = start.length + meta(0).length + 8;
  return Buffer.concat([start, meta(data), box('mdat', [grid, tile])]);
}

/**
 * The sample, whose compressed picture announces this size, and has the content of a small one.
 * @param claimed the size that the file claims to have
 */
export function heicOfStream(size: Size, claimed: Size = SAMPLE): Buffer {
  const configuration = boxIn(SAMPLE_HEIC, 'hvcC');
  const changed = withStreamSize(configuration, size);
  const at = SAMPLE_HEIC.indexOf(configuration);
  const longer = changed.length - configuration.length;
  const file = Buffer.concat([
    SAMPLE_HEIC.subarray(0, at),
    changed,
    SAMPLE_HEIC.subarray(at + configuration.length),
  ]);
  // The boxes around it.
  for (const type of ['meta', 'iprp', 'ipco']) {
    const start = file.indexOf(type, 0, 'latin1') - 4;
    file.writeUInt32BE(file.readUInt32BE(start) + longer, start);
  }
  // The data of both items lie behind it.
  const location = file.indexOf('iloc', 0, 'latin1') - 4 + BEFORE_ITEMS;
  for (const item of [location, location + ITEM]) {
    file.writeUInt32BE(file.readUInt32BE(item + 4) + longer, item + 4);
  }
  sizeOf(claimed).copy(file, file.indexOf('ispe', 0, 'latin1') + 8);
  return file;
}

/** In `iloc` of the sample: the header, version, sizes and number of items; then for each item id, source, base, extents, offset, length. */
const BEFORE_ITEMS = 8 + 4 + 2 + 2;
const ITEM = 2 + 2 + 4 + 2 + 4 + 4;

/** The compressed picture of the sample, its first item. */
function sampleData(): Buffer {
  const location = boxIn(SAMPLE_HEIC, 'iloc').subarray(BEFORE_ITEMS);
  const offset = location.readUInt32BE(4);
  return SAMPLE_HEIC.subarray(offset, offset + location.readUInt32BE(ITEM - 4));
}

/** The type of the sequence parameter set (H.265, 7.4.2.2), which has the size. */
const SEQUENCE = 33;

/** `hvcC` with another size in its sequence parameter set. */
function withStreamSize(configuration: Buffer, size: Size): Buffer {
  // The header of the box, the configuration record, and the number of arrays.
  let at = 8 + 22 + 1;
  while ((configuration.readUInt8(at) & 63) !== SEQUENCE) at += 5 + configuration.readUInt16BE(at + 3);
  const start = at + 5;
  const length = configuration.readUInt16BE(at + 3);
  const unit = unitWithSize(configuration.subarray(start, start + length), size);
  const changed = Buffer.concat([
    configuration.subarray(0, at + 3),
    u16(unit.length),
    unit,
    configuration.subarray(start + length),
  ]);
  changed.writeUInt32BE(changed.length, 0);
  return changed;
}

function unitWithSize(unit: Buffer, { width, height }: Size): Buffer {
  const bytes = Buffer.from(unit.toString('latin1').replaceAll('\0\0\x03', '\0\0'), 'latin1');
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  // The header, ids, profile and level (H.265, 7.3.2.2).
  let at = 16 + 8 + 96;
  const skip = () => {
    const zeros = bits.indexOf('1', at) - at;
    at += 2 * zeros + 1;
  };
  // The id and the format of colours.
  skip();
  skip();
  const before = bits.slice(0, at);
  skip();
  skip();
  const changed = before + exponential(width) + exponential(height) + bits.slice(at);
  const padded = changed.padEnd(Math.ceil(changed.length / 8) * 8, '0');
  const raw = Buffer.from((padded.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return withoutStartCodes(raw);
}

/** After two zeros, a byte up to 3 is preceded by 3 (H.265, 7.3.1.1). */
function withoutStartCodes(raw: Buffer): Buffer {
  const bytes: number[] = [];
  let zeros = 0;
  for (const byte of raw) {
    if (zeros >= 2 && byte <= 3) {
      bytes.push(3);
      zeros = 0;
    }
    bytes.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Buffer.from(bytes);
}

/** An Exp-Golomb code (H.265, 9.2). */
function exponential(value: number): string {
  const code = (value + 1).toString(2);
  return '0'.repeat(code.length - 1) + code;
}

function boxIn(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type, 0, 'latin1') - 4;
  return file.subarray(at, at + file.readUInt32BE(at));
}

function infoEntry(id: number, type: string): Buffer {
  return box('infe', [Buffer.from([2, 0, 0, 0]), u16(id), u16(0), Buffer.from(`${type}\0`, 'latin1')]);
}

function location(id: number, offset: number, length: number): Buffer {
  return Buffer.concat([u16(id), u16(0), u16(1), u32(offset), u32(length)]);
}

function sizeOf({ width, height }: Size): Buffer {
  return Buffer.concat([u32(width), u32(height)]);
}

function fullBox(type: string, content: readonly Buffer[]): Buffer {
  return box(type, [u32(0), ...content]);
}

function box(type: string, content: readonly Buffer[]): Buffer {
  const length = content.reduce((sum, part) => sum + part.length, 8);
  return Buffer.concat([u32(length), Buffer.from(type, 'latin1'), ...content]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

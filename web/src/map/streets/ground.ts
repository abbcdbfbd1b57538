/*
 * Below the streets lies ground that hides the coarser region. A tile of streets has no such ground, so it is appended: a vector tile
 * is a list of layers, and a list of protocol buffers can be continued by its bytes.
 */

/** The layer of the ground. An archive may have its own, where the sea is missing in it. */
export const GROUND = 'ground';

/** The layers that only land has. A tile without them is open sea. */
const ON_LAND = new Set(['transportation', 'building', 'landuse', 'landcover', 'park', 'aeroway', 'place']);

const EXTENT = 4_096;
/** The ground reaches a little beyond its tile, so that no seam shows. */
const OVERLAP = 64;

/** Tags of protocol buffers: the number of a field and the way its value is written. */
const LAYERS = 0x1a;
const LAYER_NAME = 0x0a;

/** The tile with ground below its streets. */
export function withGround(tile: Uint8Array): Uint8Array {
  const names = layerNames(tile);
  if (names.includes(GROUND) || !names.some((name) => ON_LAND.has(name))) return tile;
  const all = new Uint8Array(tile.length + GROUND_LAYER.length);
  all.set(tile);
  all.set(GROUND_LAYER, tile.length);
  return all;
}

/** The names of the layers of a vector tile. What follows damaged bytes is left out. */
export function layerNames(tile: Uint8Array): string[] {
  const names: string[] = [];
  for (const { tag, value } of fieldsOf(tile)) {
    if (tag !== LAYERS) continue;
    for (const field of fieldsOf(value)) {
      if (field.tag !== LAYER_NAME) continue;
      names.push(new TextDecoder().decode(field.value));
      break;
    }
  }
  return names;
}

/** The fields of a message that have a length, or a number, in which case their value is empty. */
function* fieldsOf(bytes: Uint8Array): Iterable<{ tag: number; value: Uint8Array }> {
  let at = 0;
  const number = () => {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) break;
    }
    return value;
  };
  while (at < bytes.length) {
    const tag = number();
    const kind = tag & 7;
    if (kind === 0) {
      number();
      yield { tag, value: bytes.subarray(at, at) };
    } else if (kind === 2) {
      const length = number();
      if (at + length > bytes.length) return;
      yield { tag, value: bytes.subarray(at, at + length) };
      at += length;
    } else return;
  }
}

/** A layer with one square, as the Mapbox vector tile specification writes it. */
const GROUND_LAYER = groundLayer();

function groundLayer(): Uint8Array {
  const side = EXTENT + 2 * OVERLAP;
  const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
  // MoveTo once, LineTo three times, ClosePath.
  const geometry = [
    9,
    ...[-OVERLAP, -OVERLAP].map(zigzag),
    26,
    ...[side, 0, 0, side, -side, 0].map(zigzag),
    15,
  ].flatMap(varint);
  const feature = [0x18, 3, ...message(0x22, geometry)];
  const name = [...new TextEncoder().encode(GROUND)];
  const layer = [...message(LAYER_NAME, name), ...message(0x12, feature), 0x28, ...varint(EXTENT), 0x78, 2];
  return Uint8Array.from(message(LAYERS, layer));
}

function message(tag: number, content: readonly number[]): number[] {
  return [tag, ...varint(content.length), ...content];
}

function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >>> 7)];
}

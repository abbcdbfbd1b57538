import { createRandom, type Random } from './random.ts';

/** Side of the square that repeats over a picture, pixels; a power of two. */
const TILE = 1024;
const WRAP = TILE - 1;

/** What paper and brush do to every pixel: where its paint comes from, and how light it dries. */
type Texture = { readonly across: Float32Array; readonly down: Float32Array; readonly shade: Float32Array };

/** Pixels without alpha, row by row, three bytes each. */
type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** The same pixels with wavering edges, uneven pigment, bristle marks and the tooth of the paper. */
export function asGouache({ data, width, height }: Pixels): Pixels {
  const { across, down, shade } = texture();
  const painted = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const spot = (y & WRAP) * TILE + (x & WRAP);
      const fromX = Math.min(width - 1.001, Math.max(0, x + (across[spot] ?? 0)));
      const fromY = Math.min(height - 1.001, Math.max(0, y + (down[spot] ?? 0)));
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      const right = fromX - left;
      const low = fromY - top;
      const light = shade[spot] ?? 1;
      const source = (top * width + left) * 3;
      const target = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const at = source + channel;
        const upper = (data[at] ?? 0) * (1 - right) + (data[at + 3] ?? 0) * right;
        const lower = (data[at + width * 3] ?? 0) * (1 - right) + (data[at + width * 3 + 3] ?? 0) * right;
        painted[target + channel] = Math.min(255, (upper * (1 - low) + lower * low) * light + 0.5);
      }
    }
  }
  return { data: painted, width, height };
}

let made: Texture | undefined;

/** The texture is the same for all pictures, as the paper of one block is: it is made once. */
function texture(): Texture {
  made ??= makeTexture();
  return made;
}

function makeTexture(): Texture {
  const random = createRandom('paper');
  const wash = add(
    [noiseTile(random, 5, 5), 0.018],
    [noiseTile(random, 23, 23), 0.016],
    [noiseTile(random, 90, 90), 0.01],
  );
  const bristles = add([noiseTile(random, 9, 230), 0.016], [noiseTile(random, 16, 420), 0.01]);
  const tooth = add([noiseTile(random, 340, 340), 0.6], [noiseTile(random, 512, 512), 0.4]);
  const bend = add([noiseTile(random, 4, 4), 40]);
  const shade = wash.map((value, index) => {
    const x = index % TILE;
    const bent = ((index - x) / TILE + Math.round(bend[index] ?? 0)) & WRAP;
    const relief = (tooth[index] ?? 0) - (tooth[(index - x + ((x + 1) & WRAP) + TILE) % (TILE * TILE)] ?? 0);
    return 1 + value + (bristles[bent * TILE + x] ?? 0) + relief * 0.03;
  });
  const edge = (): Float32Array =>
    add(
      [noiseTile(random, 38, 38), 1.9],
      [noiseTile(random, 128, 128), 1.1],
      [noiseTile(random, 400, 400), 0.6],
    );
  return { across: edge(), down: edge(), shade };
}

function add(...layers: readonly (readonly [Float32Array, number])[]): Float32Array {
  const sum = new Float32Array(TILE * TILE);
  for (const [layer, strength] of layers) {
    for (let index = 0; index < sum.length; index += 1)
      sum[index] = (sum[index] ?? 0) + (layer[index] ?? 0) * strength;
  }
  return sum;
}

/** Smooth noise, -1..1, that meets itself at the edges: so many bumps across and down. */
function noiseTile(random: Random, columns: number, rows: number): Float32Array {
  const lattice = Float32Array.from({ length: columns * rows }, () => random.between(-1, 1));
  const at = (column: number, row: number): number =>
    lattice[(row % rows) * columns + (column % columns)] ?? 0;
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const tile = new Float32Array(TILE * TILE);
  for (let y = 0; y < TILE; y += 1) {
    const row = Math.floor((y / TILE) * rows);
    const low = ease((y / TILE) * rows - row);
    for (let x = 0; x < TILE; x += 1) {
      const column = Math.floor((x / TILE) * columns);
      const right = ease((x / TILE) * columns - column);
      const upper = at(column, row) * (1 - right) + at(column + 1, row) * right;
      const lower = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right;
      tile[y * TILE + x] = upper * (1 - low) + lower * low;
    }
  }
  return tile;
}

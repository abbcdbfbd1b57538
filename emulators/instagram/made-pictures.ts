import sharp from 'sharp';

const made = new Map<number, Promise<Uint8Array<ArrayBuffer>>>();

/** A picture as a JPEG, another one for each seed. */
export function pictureOf(seed: number): Promise<Uint8Array<ArrayBuffer>> {
  const known = made.get(seed) ?? draw(seed);
  made.set(seed, known);
  return known;
}

async function draw(seed: number): Promise<Uint8Array<ArrayBuffer>> {
  const hue = (seed * 47) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1350">
    <rect width="1080" height="1350" fill="hsl(${hue} 45% 70%)"/>
    <path d="M0 ${900 - (seed % 5) * 60} L400 ${500 + (seed % 7) * 40} L760 820 L1080 600 V1350 H0 Z" fill="hsl(${(hue + 140) % 360} 35% 35%)"/>
    <circle cx="${200 + (seed % 8) * 90}" cy="260" r="110" fill="hsl(${(hue + 40) % 360} 90% 85%)"/>
  </svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer());
}

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The only style sheet with font files. */
const STYLES = '/ui/styles/fonts.css';
/** The cut files, by their content, so that a later build finds them. */
const CACHE = join(import.meta.dirname, '../.cache/fonts');

const FACE = /@font-face\s*\{[^}]*\}/g;
const FILE = /url\("(@fontsource-variable\/[^"]+)\.woff2"\)/;
const WEIGHTS = /font-weight:\s*(\d+)(?:\s+(\d+))?;/;
const RANGE = /unicode-range:([^;]+);/;

const { resolve } = createRequire(import.meta.url);

/** Cuts every font file to the characters and the weights of its `@font-face`, because the files of the packages have more. */
export function cutFonts(): Plugin {
  return {
    name: 'cut-fonts',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith(STYLES)) return null;
      const faces = code.match(FACE) ?? [];
      const cut = await Promise.all(faces.map((face) => withCutFile(face, dirname(id))));
      return {
        code: faces.reduce((changed, face, at) => changed.replace(face, () => cut[at] ?? face), code),
        map: null,
      };
    },
  };
}

async function withCutFile(face: string, folder: string): Promise<string> {
  const [source, name = ''] = FILE.exec(face) ?? [];
  const [, lightest, boldest] = WEIGHTS.exec(face) ?? [];
  const [, range] = RANGE.exec(face) ?? [];
  if (source === undefined || lightest === undefined || range === undefined) {
    throw new Error(
      `A @font-face needs a file of @fontsource-variable, a weight or a range of weights, and a unicode-range: ${face}`,
    );
  }
  const font = await readFile(resolve(`${name}.woff2`));
  const least = Number(lightest);
  const weights = boldest === undefined ? least : { min: least, max: Number(boldest), default: least };
  const key = createHash('sha256').update(font).update(range).update(JSON.stringify(weights)).digest('hex');
  const label = [name.slice(name.lastIndexOf('/') + 1), lightest, boldest, key.slice(0, 8)];
  const file = join(CACHE, `${label.filter((part) => part !== undefined).join('-')}.woff2`);
  if (!existsSync(file)) {
    const cut = await subsetFont(font, charactersIn(range), {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    await mkdir(CACHE, { recursive: true });
    await writeFile(file, cut);
  }
  return face.replace(source, `url("${relative(folder, file)}")`);
}

/** The characters of a `unicode-range` such as `U+0000-00FF, U+0131`. */
export function charactersIn(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first, last = first] = part.trim().slice('U+'.length).split('-');
      const start = Number.parseInt(first ?? '', 16);
      const length = Number.parseInt(last ?? '', 16) - start + 1;
      if (!(length > 0)) throw new Error(`No range of characters: ${part}`);
      return Array.from({ length }, (_, offset) => String.fromCodePoint(start + offset));
    })
    .join('');
}

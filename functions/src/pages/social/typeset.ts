import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

/** The typefaces of the look: one for names and headings, one for everything else. */
export type Typeface = 'name' | 'text';

/** Lines of text as one SVG path, with the first line's baseline at y = 0. */
export interface TypesetText {
  path: string;
  /** The width of each line in pixels. */
  widths: readonly number[];
}

interface TextStyle {
  face: Typeface;
  /** The size of the font in pixels. */
  size: number;
  /** From baseline to baseline, in pixels. */
  leading: number;
}

/*
 * Text becomes paths, because the machine of a function has no fonts. Each file has the characters of some languages, and the
 * first file that has a character draws it: Vietnamese needs three of them.
 */
const FILES: Readonly<Record<Typeface, readonly string[]>> = {
  name: [
    import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff2'),
    import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff2'),
    import.meta.resolve('@fontsource/fraunces/files/fraunces-vietnamese-600-normal.woff2'),
    // Fraunces has no Greek and no Cyrillic.
    import.meta.resolve('@fontsource/inter/files/inter-greek-600-normal.woff2'),
    import.meta.resolve('@fontsource/inter/files/inter-cyrillic-600-normal.woff2'),
  ],
  text: [
    import.meta.resolve('@fontsource/inter/files/inter-latin-500-normal.woff2'),
    import.meta.resolve('@fontsource/inter/files/inter-latin-ext-500-normal.woff2'),
    import.meta.resolve('@fontsource/inter/files/inter-vietnamese-500-normal.woff2'),
    import.meta.resolve('@fontsource/inter/files/inter-greek-500-normal.woff2'),
    import.meta.resolve('@fontsource/inter/files/inter-cyrillic-500-normal.woff2'),
  ],
};

const loaded = new Map<Typeface, readonly Font[]>();

function fontsOf(face: Typeface): readonly Font[] {
  const fonts = loaded.get(face) ?? FILES[face].map(fontIn);
  loaded.set(face, fonts);
  return fonts;
}

function fontIn(address: string): Font {
  const font = create(readFileSync(fileURLToPath(address)));
  if (!('layout' in font)) throw new Error(`${address} holds several fonts`);
  return font;
}

/** The text without the characters that no font has or that show nothing; spaces that are left over are removed. */
export function drawable(text: string, face: Typeface): string {
  return [...text.normalize('NFC')]
    .filter((character) => !/\p{C}/u.test(character) && fontFor(character, face) !== undefined)
    .join('')
    .replace(/[\p{Zl}\p{Zp} ]+/gu, ' ')
    .trim();
}

function fontFor(character: string, face: Typeface): Font | undefined {
  return fontsOf(face).find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

/**
 * Breaks text into lines that fit, at spaces, and inside a word that is wider than a line. More lines than allowed are cut, and
 * the last one ends with an ellipsis.
 * @param width in pixels
 */
export function breakLines(
  text: string,
  { face, size }: TextStyle,
  { width, maxLines }: { width: number; maxLines: number },
): { lines: string[]; isCut: boolean } {
  const fits = (line: string) => widthOf(line, face, size) <= width;
  const lines: string[] = [];
  let line = '';
  const words = text.split(' ').flatMap((word) => (fits(word) ? [word] : piecesOf(word, fits)));
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= maxLines) return { lines, isCut: false };
  const last = cutToFit(lines[maxLines - 1] ?? '', fits);
  return { lines: [...lines.slice(0, maxLines - 1), last], isCut: true };
}

/** A word in pieces, each as long as fits. */
function piecesOf(word: string, fits: (piece: string) => boolean): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && !fits(piece + character)) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

function cutToFit(line: string, fits: (line: string) => boolean): string {
  let rest = [...line];
  while (rest.length > 0 && !fits(`${rest.join('')}…`)) rest = rest.slice(0, -1);
  return `${rest.join('').replace(/[\s\p{Pd}.,;:!?…]+$/u, '')}…`;
}

/** The path of some lines of `drawable` text. */
export function typeset(lines: readonly string[], { face, size, leading }: TextStyle): TypesetText {
  const widths: number[] = [];
  const paths = lines.map((line, index) => {
    let x = 0;
    const path = runsOf(line, face)
      .map(({ font, text }) => {
        const scale = size / font.unitsPerEm;
        const { glyphs, positions } = font.layout(text);
        return glyphs
          .map((glyph, number) => {
            const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[number] ?? {};
            const outline = glyph.path
              .scale(scale, -scale)
              .translate(x + xOffset * scale, index * leading - yOffset * scale);
            x += xAdvance * scale;
            return outline.toSVG();
          })
          .join('');
      })
      .join('');
    widths.push(x);
    return path;
  });
  return { path: paths.join(''), widths };
}

function widthOf(line: string, face: Typeface, size: number): number {
  return runsOf(line, face).reduce(
    (sum, { font, text }) => sum + (font.layout(text).advanceWidth * size) / font.unitsPerEm,
    0,
  );
}

/** The line in pieces that one font draws. */
function runsOf(line: string, face: Typeface): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const character of line) {
    const font = fontFor(character, face);
    if (font === undefined) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { charactersIn } from './cut-fonts.ts';

test('a range of characters is read as browsers read it', () => {
  expect(charactersIn('U+0041-0043, U+014D')).toBe('ABCō');
  expect(charactersIn(' U+1F600 ')).toBe('😀');
});

test.each(['', 'U+', 'U+0043-0041', 'ō', 'U+00FF-'])('“%s” is refused', (range) => {
  expect(() => charactersIn(range)).toThrow('No range of characters');
});

const STYLES = readFileSync(fileURLToPath(new URL('../src/ui/styles/fonts.css', import.meta.url)), 'utf8');

/** The faces that contain a character. */
function facesWith(character: string): string[] {
  return (STYLES.match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .filter((face) => charactersIn(/unicode-range:([^;]+);/.exec(face)?.[1] ?? '').includes(character))
    .map((face) =>
      [/font-family: "(\w+)/, /font-weight: ([\d ]+)/].map((of) => of.exec(face)?.[1]).join(' '),
    );
}

test.each(['a', 'é', 'œ', '€', '—', 'ō', 'Ō', 'ł', 'ş', 'ọ', 'ơ', 'ș', 'ə'])(
  'one file of each family and weight has “%s”',
  (character) => {
    expect(facesWith(character)).toEqual(['Fraunces 600', 'Fraunces 400', 'Inter 400 700']);
  },
);

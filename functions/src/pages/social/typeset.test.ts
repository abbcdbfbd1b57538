import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakLines, drawable, typeset } from './typeset.ts';

const STYLE = { face: 'name', size: 44, leading: 51 } as const;
const ROOM = { width: 412, maxLines: 3 };

test.each([
  'Kyōto',
  'Đà Nẵng, những bãi biển và đường phố ướt mưa',
  'Łódź, Reykjavík & Åre: “naïve” café… œuvres – 50 %',
  'Θεσσαλονίκη',
  'Владивосток',
])('%s is drawn with all its characters', (title) => {
  expect(drawable(title, 'name')).toBe(title);
  expect(drawable(title, 'text')).toBe(title);
});

test.each([
  ['京都 Kyōto 🏯', 'Kyōto'],
  ['Cafe\u0301', 'Café'],
  ['a 🚂 b', 'a b'],
  ['京都', ''],
  ['\u202Ea\u0000b\u2028', 'ab'],
])('of %j the fonts draw %j', (text, drawn) => {
  expect(drawable(text, 'name')).toBe(drawn);
});

describe('lines', () => {
  test('break at spaces', () => {
    expect(breakLines('Ten days along the Amalfi coast', STYLE, ROOM)).toEqual({
      lines: ['Ten days along the', 'Amalfi coast'],
      isCut: false,
    });
  });

  test('that are too many end with an ellipsis, after no comma', () => {
    const { lines, isCut } = breakLines('Sunday, Monday, Tuesday, '.repeat(9).trim(), STYLE, ROOM);
    expect(isCut).toBe(true);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/\w…$/);
  });

  test('break inside a word that is wider than a line', () => {
    const { lines } = breakLines('Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', STYLE, ROOM);
    expect(lines.length).toBeGreaterThan(1);
  });

  test('fit into the room, whatever the title', () => {
    const title = fc.oneof(
      fc.stringMatching(/^[A-Za-zéōạ ,.-]{1,140}$/),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 140 }),
      fc.constantFrom('W'.repeat(140), 'i '.repeat(70), '…'.repeat(140)),
    );
    fc.assert(
      fc.property(title, (written) => {
        const { lines } = breakLines(drawable(written, 'name'), STYLE, ROOM);
        expect(lines.length).toBeLessThanOrEqual(ROOM.maxLines);
        const { path, widths } = typeset(lines, STYLE);
        for (const width of widths) expect(width).toBeLessThanOrEqual(ROOM.width);
        // The path of SVG alone: nothing of the title can be read as markup.
        expect(path).toMatch(/^[MLQCZ0-9 .e-]*$/);
      }),
      { numRuns: 200 },
    );
  });
});

test('each line stands below the one before', () => {
  const one = typeset(['Kyōto'], STYLE);
  const two = typeset(['Kyōto', 'Nara'], STYLE);
  expect(two.path.startsWith(one.path)).toBe(true);
  expect(two.widths).toHaveLength(2);
  expect(two.widths[0]).toBeCloseTo(one.widths[0] ?? 0);
});

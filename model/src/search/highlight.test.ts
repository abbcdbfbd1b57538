import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HIGHLIGHT, piecesOf } from './highlight.ts';

const { start, end } = HIGHLIGHT;

describe('the pieces of a highlighted text', () => {
  it('are what was found and what surrounds it', () => {
    expect(piecesOf(`The ${start}old${end} coast of ${start}Por${end}tugal`)).toEqual([
      { text: 'The ', isFound: false },
      { text: 'old', isFound: true },
      { text: ' coast of ', isFound: false },
      { text: 'Por', isFound: true },
      { text: 'tugal', isFound: false },
    ]);
  });

  it.each([
    ['', []],
    ['plain', [{ text: 'plain', isFound: false }]],
    [`${end}odd${start}`, [{ text: 'odd', isFound: false }]],
    [`${start}never closed`, [{ text: 'never closed', isFound: false }]],
  ])('of %j are %j', (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces);
  });

  it('have all the text, in order, and none of the marks', () => {
    const texts = fc.array(fc.oneof(fc.constantFrom(start, end), fc.string()));
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join('');
        const pieces = piecesOf(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(
          text.replaceAll(start, '').replaceAll(end, ''),
        );
        expect(pieces.every((piece) => piece.text !== '')).toBe(true);
      }),
    );
  });

  it('that were marked are found', () => {
    const words = fc.string({ minLength: 1 }).filter((text) => !text.includes(start) && !text.includes(end));
    fc.assert(
      fc.property(fc.array(fc.record({ text: words, isFound: fc.boolean() })), (pieces) => {
        const text = pieces.map((one) => (one.isFound ? start + one.text + end : one.text)).join('');
        const found = piecesOf(text).filter(({ isFound }) => isFound);
        expect(found).toEqual(pieces.filter(({ isFound }) => isFound));
      }),
    );
  });
});

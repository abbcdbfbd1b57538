/**
 * What surrounds a highlighted word in an answer of the search engine. These characters are for private use and are removed from
 * every record, so that no text of a creator can look like a highlight, or like markup.
 */
export const HIGHLIGHT = { start: '\uE000', end: '\uE001' } as const;

/** A part of a text, and whether the search found it. */
export interface Piece {
  text: string;
  isFound: boolean;
}

/** Splits a text of an answer into what was found and what surrounds it. No piece is empty. */
export function piecesOf(highlighted: string): Piece[] {
  return highlighted
    .split(HIGHLIGHT.start)
    .flatMap((part, i) => {
      const end = i === 0 ? -1 : part.indexOf(HIGHLIGHT.end);
      const [found, rest] = [part.slice(0, Math.max(end, 0)), part.slice(end + 1)];
      return [
        { text: found, isFound: true },
        { text: rest.replaceAll(HIGHLIGHT.end, ''), isFound: false },
      ];
    })
    .filter(({ text }) => text !== '');
}

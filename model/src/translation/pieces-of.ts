import type { Inline } from '../rich-text/schema.ts';
import { endOfPiece, sentencesOf } from '../sentences.ts';
import { joined, markupOf } from './markup.ts';

/**
 * An inline content in pieces whose markup is short enough, in order. One that is short stays whole; a longer one is cut between
 * sentences, and a sentence that is too long itself between words, or anywhere.
 *
 * @param most the longest markup, in UTF-16 code units; at least 100
 */
export function piecesOf(inlines: readonly Inline[], most: number): Inline[][] {
  if (markupOf(inlines).length <= most) return [[...inlines]];
  const pieces: Inline[][] = [];
  let length = 0;
  for (const inline of inlines) {
    for (const part of partsOf(inline, most)) {
      // Alone, a part has the lowest number that a tag can have.
      const added = markupOf([part]).length + LONGEST_NUMBER;
      const last = pieces.at(-1);
      if (last !== undefined && length + added <= most) last.push(part);
      else {
        pieces.push([part]);
        length = 0;
      }
      length += added;
    }
  }
  return pieces.map(joined);
}

/** The digits that a number of a tag may have beyond one, in both of its tags. */
const LONGEST_NUMBER = 10;

/** Of a character, the longest form is `&amp;`; two tags have fewer than 30 characters. */
function partsOf(inline: Inline, most: number): Inline[] {
  if (inline.type === 'hardBreak') return [inline];
  const longest = Math.floor((most - 30) / 5);
  return sentencesOf(inline.text)
    .flatMap((sentence) => (sentence.length <= longest ? [sentence] : cut(sentence, longest)))
    .map((text) => ({ ...inline, text }));
}

function cut(sentence: string, longest: number): string[] {
  const parts: string[] = [];
  for (let rest = sentence; rest !== ''; ) {
    const end = endOfPiece(rest, longest);
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return parts;
}

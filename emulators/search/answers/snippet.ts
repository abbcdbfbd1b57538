import { markedText, type TextMatch } from './marked-text.ts';

/** The part of a text with the most marks, of at most so many words, with an ellipsis where it was cut. */
export function snippetOf(
  text: string,
  match: TextMatch,
  count: number,
  tags: { pre: string; post: string },
  ellipsis: string,
): string {
  const { words, marks } = match;
  if (words.length <= count) return markedText(text, match, tags);
  const first = firstWord(
    marks.map((mark) => mark !== undefined),
    count,
  );
  const last = first + count - 1;
  const from = first === 0 ? 0 : (words[first]?.start ?? 0);
  const to = last >= words.length - 1 ? text.length : (words[last]?.end ?? text.length);
  const begin = from > 0 ? ellipsis : '';
  return begin + markedText(text, match, tags, from, to) + (to < text.length ? ellipsis : '');
}

/** Where the window with the most marked words begins, so that its marks are in its middle. */
function firstWord(isMarked: readonly boolean[], count: number): number {
  let marked = 0;
  let [most, best] = [0, 0];
  for (let end = 0; end < isMarked.length; end++) {
    marked += isMarked[end] ? 1 : 0;
    if (end >= count && isMarked[end - count]) marked--;
    if (marked > most) [most, best] = [marked, Math.max(0, end - count + 1)];
  }
  if (most === 0) return 0;
  const within = isMarked.slice(best, best + count);
  const after = within.length - 1 - within.lastIndexOf(true);
  const shift = Math.floor((within.indexOf(true) - after) / 2);
  return Math.max(0, Math.min(isMarked.length - count, best + shift));
}

import { fold } from './fold.ts';

/** A word of a text, as search compares it, and its place in the text. */
export interface Word {
  /** Folded, and not empty. */
  readonly text: string;
  /** The first UTF-16 unit of the word in the original text, and the one after its last. */
  readonly start: number;
  readonly end: number;
}

/** Longer words are cut, so that a record cannot fill the vocabulary. */
const LONGEST_WORD = 64;

/** Scripts without spaces: each of their letters is a word. */
const LONE = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}`;
const WORD = new RegExp(String.raw`[${LONE}]\p{M}*|(?:(?![${LONE}])[\p{L}\p{N}\p{M}])+`, 'gu');

const APOSTROPHE = /^['’ʼ`´]$/;

/** What French elides before a vowel: “l’île” is found as “île”. */
const ELIDED = new Set(
  ['l', 'd', 'j', 'm', 't', 's', 'n', 'c', 'qu'].concat(['jusqu', 'lorsqu', 'puisqu', 'quoiqu']),
);

/** The words of a text in their order, without elided articles and the possessive “’s”. */
export function tokenise(text: string): Word[] {
  const words: Word[] = [];
  let previousEnd = -1;
  for (const { 0: match, index: start } of text.matchAll(WORD)) {
    const end = start + match.length;
    const follows = previousEnd === start - 1 && APOSTROPHE.test(text.charAt(previousEnd));
    previousEnd = end;
    const folded = fold(match)
      .replace(/[^\p{L}\p{N}]+/gu, '')
      .slice(0, LONGEST_WORD);
    const isElided =
      ELIDED.has(folded) &&
      APOSTROPHE.test(text.charAt(end)) &&
      /^[\p{L}\p{N}]/u.test(text.slice(end + 1, end + 3));
    if (folded === '' || isElided || (follows && folded === 's')) continue;
    words.push({ text: folded, start, end });
  }
  return words;
}

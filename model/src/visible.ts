/*
 * Which characters of a text are visible. The security rules know fewer properties of Unicode: `firestore.rules` lists the same
 * two sets, and a test of the rules compares them.
 */

/**
 * All but white space, control characters, what Unicode lets be ignored (joiners, marks of direction, selectors of a form,
 * fillers, tags), and two that show nothing without being said to: the empty Braille pattern and the marks of annotations.
 */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;

/** Control characters, ends of lines and paragraphs, and characters that change the direction of the following text. */
const UNRULY = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;

/** Whether a text has no visible character and so counts as not written. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/**
 * Whether a text stays on its line and does not affect its surroundings: it has no line breaks and does not reverse
 * neighbouring text. Joiners and selectors are allowed: emoji, Persian and Indian scripts need them.
 */
export function isOneLine(text: string): boolean {
  return !UNRULY.test(text);
}

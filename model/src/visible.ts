/*
 * What of a text can be seen. The engine of the security rules knows fewer properties of Unicode: `firestore.rules` writes the same
 * two sets out, and a test of the rules holds them against each other.
 */

/**
 * All but white space, control characters, what Unicode lets be ignored (joiners, marks of direction, selectors of a form, fillers,
 * tags), and two that show nothing without being said to: the empty Braille pattern and the marks of annotations.
 */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;

/** Control characters, ends of lines and paragraphs, and what turns the direction of all that follows round. */
const UNRULY = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;

/** Whether a text shows nothing, and so counts as not written. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/**
 * Whether a text stays on its line and within its own place: it breaks no line, and makes nothing that stands beside it read
 * backwards. Joiners and selectors are fine: emoji, Persian and the scripts of India are written with them.
 */
export function isOneLine(text: string): boolean {
  return !UNRULY.test(text);
}

import type { Inline, Mark } from '../rich-text/schema.ts';

/*
 * Inline content as a line of markup for a translation service: words with `&amp;`, `&lt;` and `&gt;`, a numbered tag around words with
 * marks (`<t1>…</t1>`), and `<br>`. Tags have numbers and no names of marks, so that no address of a link is sent. They are not nested.
 */

/** Words, in the numbered tag that they are in, or a line break. */
type Piece = { readonly tag: number | undefined; readonly words: string } | 'break';

/** Everything that a reader could take for a tag. Words never have a bare `<`. */
const TAG = /(<[a-z/!?][^<>]*>)/i;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** The markup of an inline content. Spaces at the edges of marked words are outside of their tag. */
export function markupOf(inlines: readonly Inline[]): string {
  let tags = 0;
  return inlines
    .map((inline) => {
      if (inline.type === 'hardBreak') return '<br>';
      if (!isTagged(inline)) return escaped(inline.text);
      const words = inline.text.trim();
      const from = inline.text.indexOf(words);
      const [before, after] = [inline.text.slice(0, from), inline.text.slice(from + words.length)];
      tags++;
      return `${escaped(before)}<t${tags}>${escaped(words)}</t${tags}>${escaped(after)}`;
    })
    .join('');
}

/** An inline content that was translated, and whether it has the marks and line breaks of the original. */
export interface TranslatedInlines {
  readonly inlines: Inline[];
  readonly isWhole: boolean;
}

/**
 * The inline content that the translation of a markup stands for. Where its tags are not exactly those of the original, only its words
 * are kept, without marks.
 *
 * @param original the inline content whose markup was translated
 * @param answer the translated markup, of any form
 */
export function inlinesFrom(original: readonly Inline[], answer: string): TranslatedInlines {
  const pieces = piecesIn(answer, tagsIn(markupOf(original)));
  if (pieces === undefined) {
    const words = wordsIn(answer);
    return { inlines: words === '' ? [] : [{ type: 'text', text: words }], isWhole: false };
  }
  const marks = original.filter((inline) => inline.type === 'text' && isTagged(inline));
  const inlines = pieces.map((piece): Inline => {
    if (piece === 'break') return { type: 'hardBreak' };
    const marked = piece.tag === undefined ? undefined : marks[piece.tag - 1];
    return {
      type: 'text',
      text: piece.words,
      ...(marked?.type === 'text' && marked.marks && { marks: marked.marks }),
    };
  });
  return { inlines: joined(inlines), isWhole: true };
}

/**
 * A translated markup with exactly the tags of the original, or else its words alone, as markup.
 * @param original a markup
 * @param answer of any form
 */
export function withTagsOf(original: string, answer: string): string {
  return piecesIn(answer, tagsIn(original)) === undefined ? escaped(wordsIn(answer)) : answer;
}

/** Neighbours with the same marks, as one. */
export function joined(inlines: readonly Inline[]): Inline[] {
  const all: Inline[] = [];
  for (const inline of inlines) {
    const last = all.at(-1);
    const isSame =
      inline.type === 'text' &&
      last?.type === 'text' &&
      JSON.stringify(last.marks ?? []) === JSON.stringify(inline.marks ?? []);
    if (isSame) all[all.length - 1] = { ...last, text: last.text + inline.text };
    else all.push(inline);
  }
  return all;
}

/** The marks of spaces are left out: a translation service drops tags without words. */
function isTagged({ text, marks = [] }: { text: string; marks?: readonly Mark[] }): boolean {
  return marks.length > 0 && /[^\p{Cc}\s]/u.test(text);
}

interface Tags {
  numbered: number;
  breaks: number;
}

/** The numbers of tags and line breaks in a markup of `markupOf`. */
function tagsIn(markup: string): Tags {
  const tags = markup.match(/<(t\d+|br)>/g) ?? [];
  const breaks = tags.filter((tag) => tag === '<br>').length;
  return { numbered: tags.length - breaks, breaks };
}

/** The pieces of a markup with exactly these tags, each of which has words; undefined for any other. */
function piecesIn(markup: string, tags: Tags): Piece[] | undefined {
  const pieces: Piece[] = [];
  const closed = new Set<number>();
  let open: number | undefined;
  for (const part of markup.split(TAG)) {
    if (!TAG.test(part)) {
      const words = unescaped(part);
      if (words !== '') pieces.push({ tag: open, words });
      continue;
    }
    const [, slash, number, lineBreak] = /^<(?:(\/?)t(\d{1,6})|(br) *\/?)>$/i.exec(part) ?? [];
    if (lineBreak !== undefined) pieces.push('break');
    else if (number === undefined) return undefined;
    else if (slash === '') {
      if (open !== undefined) return undefined;
      open = Number(number);
    } else {
      if (open !== Number(number) || closed.has(open) || !hasWords(pieces, open)) return undefined;
      closed.add(open);
      open = undefined;
    }
  }
  const breaks = pieces.filter((piece) => piece === 'break').length;
  const isSame =
    open === undefined &&
    breaks === tags.breaks &&
    closed.size === tags.numbered &&
    [...closed].every((number) => number >= 1 && number <= tags.numbered);
  return isSame ? pieces : undefined;
}

function hasWords(pieces: readonly Piece[], tag: number): boolean {
  return pieces.some((piece) => piece !== 'break' && piece.tag === tag && piece.words.trim() !== '');
}

/** The words of a markup of any form, on one line. */
function wordsIn(markup: string): string {
  return unescaped(
    markup
      .split(TAG)
      .map((part) => (TAG.test(part) ? (/^<br\b/i.test(part) ? ' ' : '') : part))
      .join(''),
  ).trim();
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A text node has no line breaks and no control characters; a no-break space stays, which French needs before some signs. */
function unescaped(markup: string): string {
  return markup
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (entity, decimal, hexadecimal, name) => {
      if (name !== undefined) return ENTITIES[name] ?? entity;
      const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
      return isCharacter(code) ? String.fromCodePoint(code) : entity;
    })
    .replace(/[\p{Cc} ]+/gu, ' ');
}

/** Half of a pair of code units is no character. */
function isCharacter(code: number): boolean {
  return code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
}

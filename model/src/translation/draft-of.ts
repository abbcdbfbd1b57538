import type { Inline } from '../rich-text/schema.ts';
import { inlinesFrom, joined, markupOf } from './markup.ts';
import { piecesOf } from './pieces-of.ts';
import type { Run } from './runs.ts';
import { MAX_TRANSLATED } from './translation.ts';

/** Replaces the runs of a text: `withRuns` of a rich text, or `withLines` of a plain one. */
export type Rewrite<Text> = (change: (run: Run) => Run) => Text;

/** The texts to translate, as markup, in order. Words without a letter need no translation. */
export function textsOf<Text>(rewrite: Rewrite<Text>): string[] {
  const texts: string[] = [];
  rewrite((run) => {
    for (const { markup } of partsOf(run)) if (markup !== undefined) texts.push(markup);
    return run;
  });
  return texts;
}

export interface DraftOf<Text> {
  text: Text;
  /** How many runs lost their marks or line breaks, or are not translated. */
  broken: number;
}

/**
 * A text whose runs are replaced by their translations. Where an answer has other tags than its text, its words have no marks; where it
 * has no words, the original ones stay.
 *
 * @param answers those of `textsOf`, in order; of any form
 */
export function draftOf<Text>(rewrite: Rewrite<Text>, answers: readonly string[]): DraftOf<Text> {
  let next = 0;
  let broken = 0;
  const text = rewrite((run) => {
    let isWhole = true;
    const translated = partsOf(run).flatMap(({ inlines, markup }) => {
      if (markup === undefined) return inlines;
      const answer = inlinesFrom(inlines, (answers[next++] ?? '').trim());
      isWhole &&= answer.isWhole && answer.inlines.length > 0;
      return answer.inlines.length > 0 ? withEdgesOf(inlines, answer.inlines) : inlines;
    });
    if (!isWhole) broken++;
    return joined(translated);
  });
  return { text, broken };
}

interface Part {
  inlines: Inline[];
  /** Undefined where there is nothing to translate. */
  markup: string | undefined;
}

function partsOf(run: Run): Part[] {
  return piecesOf(run, MAX_TRANSLATED).map((inlines) => ({
    inlines,
    markup: inlines.some(hasLetters) ? markupOf(inlines).trim() : undefined,
  }));
}

function hasLetters(inline: Inline): boolean {
  return inline.type === 'text' && /\p{L}/u.test(inline.text);
}

/** With the spaces before and after the original, which no service keeps. */
function withEdgesOf(original: readonly Inline[], translated: readonly Inline[]): Inline[] {
  const markup = markupOf(original);
  const before = markup.slice(0, markup.length - markup.trimStart().length);
  const after = markup.slice(markup.trimEnd().length);
  return [...spaces(before), ...translated, ...spaces(after)];
}

function spaces(text: string): Inline[] {
  return text === '' ? [] : [{ type: 'text', text }];
}

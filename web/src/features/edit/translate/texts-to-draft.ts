import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { Locale } from '@waymark/model/locale';
import { readRichText } from '@waymark/model/rich-text/read';
import { textOf } from '@waymark/model/rich-text/text-of';
import { draftOf, textsOf } from '@waymark/model/translation/draft-of';
import { withLines, withRuns } from '@waymark/model/translation/runs';
import { isBlank } from '@waymark/model/visible';
import type { Draft } from '../../../live/writes/save-work.ts';
import { writtenIn } from '../content-values.ts';
import { FIELDS, type TextName } from '../fields/fields.ts';

/** A text that is to be translated. */
export interface TextToDraft {
  name: TextName;
  /** As the work has it: a rich text is JSON. */
  original: string;
  /** What is sent, as markup. */
  texts: readonly string[];
}

/** A draft of a text. */
export interface DraftedText {
  name: TextName;
  original: string;
  /** As the work would have it. */
  draft: string;
  /** How many paragraphs, captions or lines lost their marks, or are not translated. */
  broken: number;
}

/** The texts of a work without words in a language, which the other language has. */
export function textsToDraft(
  kind: PublishedKind,
  content: Draft,
  { from, to }: { from: Locale; to: Locale },
): TextToDraft[] {
  return FIELDS[kind].texts.flatMap((name) => {
    const original = writtenIn(content, `${name}.${from}`);
    if (!isWithoutWords(name, writtenIn(content, `${name}.${to}`)) || isWithoutWords(name, original))
      return [];
    const texts = name === 'body' ? textsOfStory(original) : textsOf((change) => withLines(original, change));
    return texts.length > 0 ? [{ name, original, texts }] : [];
  });
}

/** Whether a text has no words. A story that has only photos and places has none. */
export function isWithoutWords(name: TextName, value: string): boolean {
  if (name !== 'body' || value === '') return isBlank(value);
  const read = readRichText(value);
  return 'text' in read && isBlank(textOf(read.text));
}

/** The drafts of texts, by their translations: those of all texts, in order. */
export function draftedTexts(all: readonly TextToDraft[], answers: readonly string[]): DraftedText[] {
  let from = 0;
  return all.map(({ name, original, texts }) => {
    const own = answers.slice(from, from + texts.length);
    from += texts.length;
    return { name, original, ...(name === 'body' ? storyDraft(original, own) : lineDraft(original, own)) };
  });
}

function lineDraft(original: string, answers: readonly string[]): { draft: string; broken: number } {
  const { text, broken } = draftOf((change) => withLines(original, change), answers);
  return { draft: text, broken };
}

function textsOfStory(json: string): string[] {
  const read = readRichText(json);
  return 'text' in read ? textsOf((change) => withRuns(read.text, change)) : [];
}

function storyDraft(json: string, answers: readonly string[]): { draft: string; broken: number } {
  const read = readRichText(json);
  if (!('text' in read)) return { draft: '', broken: 0 };
  const { text, broken } = draftOf((change) => withRuns(read.text, change), answers);
  return { draft: JSON.stringify(text), broken };
}

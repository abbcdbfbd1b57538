import { isJsonRecord, isWithin, type JsonRecord } from '../records/leaves.ts';
import { markedText, type TextMatcher } from './marked-text.ts';
import { snippetOf } from './snippet.ts';

export interface HighlightOptions {
  preTag: string;
  postTag: string;
  ellipsis: string;
  /** Attributes whose texts are marked; `*` is all. */
  highlighted: readonly string[];
  /** Attributes of which a part is returned, with its number of words. */
  snippets: readonly { attribute: string; words: number }[];
  /** Whether only the matching values of arrays are returned. */
  onlyMatching: boolean;
}

/** The `_highlightResult` and `_snippetResult` of a record. */
export function highlights(record: JsonRecord, matcher: TextMatcher, options: HighlightOptions) {
  const tags = { pre: options.preTag, post: options.postTag };
  const _highlightResult = mapTexts(record, options.onlyMatching, (path, text) => {
    if (!options.highlighted.some((attribute) => isWithin(path, attribute))) return undefined;
    const match = matcher.match(text);
    const matchLevel = matcher.level(match);
    const value = markedText(text, match, tags);
    const { matchedWords } = match;
    return {
      value,
      matchLevel,
      ...(matchLevel !== 'none' && { fullyHighlighted: match.isWhole }),
      matchedWords,
    };
  });
  const _snippetResult = mapTexts(record, options.onlyMatching, (path, text) => {
    const asked = options.snippets.find(({ attribute }) => isWithin(path, attribute));
    if (asked === undefined) return undefined;
    const match = matcher.match(text);
    return {
      value: snippetOf(text, match, asked.words, tags, options.ellipsis),
      matchLevel: matcher.level(match),
    };
  });
  return {
    ...(_highlightResult !== undefined && { _highlightResult }),
    ...(_snippetResult !== undefined && { _snippetResult }),
  };
}

/** Reads `attributesToSnippet`, such as ["body:20", "name"]. */
export function readSnippets(
  lines: readonly string[] | null | undefined,
): { attribute: string; words: number }[] {
  return (lines ?? []).map((line) => {
    const [, attribute = line, words] = /^(.*):(\d+)$/.exec(line) ?? [];
    return { attribute, words: Number(words ?? 10) };
  });
}

interface Marked {
  matchLevel: 'none' | 'partial' | 'full';
}

/** A record's shape with what `mark` makes of its texts and numbers; undefined where that is nothing. */
function mapTexts(
  record: JsonRecord,
  onlyMatching: boolean,
  mark: (path: string, text: string) => Marked | undefined,
): JsonRecord | undefined {
  const mapped: JsonRecord = {};
  for (const [name, value] of Object.entries(record)) {
    if (name === 'objectID' || name === '_geoloc') continue;
    const made = map(value, name);
    if (made !== undefined) mapped[name] = made;
  }
  return Object.keys(mapped).length > 0 ? mapped : undefined;

  function map(value: unknown, path: string): unknown {
    if (typeof value === 'string' || typeof value === 'number') return mark(path, String(value));
    if (Array.isArray(value)) {
      const made = value.map((element) => map(element, path)).filter((element) => element !== undefined);
      const kept = onlyMatching ? made.filter(isMatching) : made;
      return kept.length > 0 ? kept : undefined;
    }
    if (!isJsonRecord(value)) return undefined;
    const inner = Object.entries(value)
      .map(([name, element]) => [name, map(element, `${path}.${name}`)] as const)
      .filter(([, made]) => made !== undefined);
    return inner.length > 0 ? Object.fromEntries(inner) : undefined;
  }
}

function isMatching(made: unknown): boolean {
  return !isJsonRecord(made) || made['matchLevel'] !== 'none';
}

import { z } from 'zod';
import { badRequest } from '../api-error.ts';
import { tokenise } from '../words/tokenise.ts';
import { firstFault } from './settings.ts';

const objectID = z.string().min(1).max(200);
const words = z.array(z.string().min(1).max(200)).min(1).max(100);
const synonymSchema = z.discriminatedUnion('type', [
  z.object({ objectID, type: z.literal('synonym'), synonyms: words }),
  z.object({
    objectID,
    type: z.literal(['oneWaySynonym', 'onewaysynonym']).transform(() => 'oneWaySynonym' as const),
    input: z.string().min(1).max(200),
    synonyms: words,
  }),
  z.object({
    objectID,
    type: z
      .literal(['altCorrection1', 'altCorrection2', 'altcorrection1', 'altcorrection2'])
      .transform((type) => (type.endsWith('1') ? ('altCorrection1' as const) : ('altCorrection2' as const))),
    word: z.string().min(1).max(200),
    corrections: words,
  }),
]);

export type Synonym = z.infer<typeof synonymSchema>;

/** @throws ApiError 400 for what is no synonym of a type that this engine has */
export function readSynonym(json: unknown): Synonym {
  const read = synonymSchema.safeParse(json);
  if (!read.success) throw badRequest(firstFault(read.error, 'synonym'));
  return read.data;
}

/** What a sequence of words in a query also stands for. */
interface Replacement {
  readonly words: readonly string[];
  readonly typos: number;
}

/** The replacements of words, by the words joined with spaces. */
export type Replacements = ReadonlyMap<string, readonly Replacement[]>;

export function replacementsOf(synonyms: Iterable<Synonym>): Replacements {
  const replacements = new Map<string, Replacement[]>();
  for (const synonym of synonyms) {
    if (synonym.type === 'synonym') {
      for (const from of synonym.synonyms)
        for (const to of synonym.synonyms) if (from !== to) add(from, to, 0);
    } else if (synonym.type === 'oneWaySynonym') {
      for (const to of synonym.synonyms) add(synonym.input, to, 0);
    } else {
      for (const to of synonym.corrections) add(synonym.word, to, synonym.type === 'altCorrection1' ? 1 : 2);
    }
  }
  return replacements;

  function add(from: string, to: string, typos: number): void {
    const key = wordsIn(from).join(' ');
    const words = wordsIn(to);
    if (key === '' || words.length === 0 || key === words.join(' ')) return;
    const others = replacements.get(key);
    if (others === undefined) replacements.set(key, [{ words, typos }]);
    else others.push({ words, typos });
  }
}

function wordsIn(text: string): string[] {
  return tokenise(text).map((word) => word.text);
}

import type { Documents } from '../records/documents.ts';
import { firstOf } from './top.ts';

/** A document that resembles another one, the more the higher its score, at most 1. */
export interface Related {
  readonly document: number;
  readonly score: number;
}

/** So many of the rarest words of a document are compared. */
const MOST_TERMS = 40;
/** A word in more documents than this share says nothing of what they are about. */
const COMMON_SHARE = 0.2;
/** What shared words count beside shared facets: half of it. */
const WORDS_SHARE = 0.5;

/**
 * The documents that resemble one, by the words and facet values that they share. A rare one counts more.
 * @param passes leaves out documents
 */
export function relatedTo(
  documents: Documents,
  wanted: number,
  count: number,
  passes: (document: number) => boolean,
): Related[] {
  const byWords = wordWeights(documents, wanted);
  const byFacets = facetWeights(documents, wanted);
  const scores = new Map<number, number>();
  const add = (document: number, score: number) => {
    if (document !== wanted) scores.set(document, (scores.get(document) ?? 0) + score);
  };
  for (const [term, weight] of byWords.weights) {
    for (const document of new Set(documents.words.documentsWith(term)))
      add(document, (weight / byWords.total) * WORDS_SHARE);
  }
  for (const { weight, members } of byFacets.values) {
    for (const document of members) add(document, (weight / byFacets.total) * (1 - WORDS_SHARE));
  }
  const candidates = [...scores.keys()].filter(
    (document) => documents.idOf(document) !== undefined && passes(document),
  );
  const first = firstOf(
    count,
    candidates,
    (one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0) || one - other,
  );
  return first.map((document) => ({ document, score: Math.min(1, scores.get(document) ?? 0) }));
}

function wordWeights(documents: Documents, wanted: number) {
  const stored = documents.words.wordsOf(wanted);
  const terms = [...new Set(stored.filter((_, at) => at % 2 === 0))];
  const known = terms
    .map((term): [number, number] => [term, documents.words.documentsWith(term).length])
    .filter(([, often]) => often > 1 && often <= Math.max(2, documents.size * COMMON_SHARE))
    .sort(([, one], [, other]) => one - other)
    .slice(0, MOST_TERMS);
  const weights = known.map(([term, often]): [number, number] => [term, rarity(documents.size, often)]);
  return { weights, total: sumOf(weights.map(([, weight]) => weight)) };
}

function facetWeights(documents: Documents, wanted: number) {
  const values = [...documents.facets.values()].flatMap((column) =>
    column.of(wanted).map((value) => {
      const members: number[] = [];
      for (let document = 0; document < documents.capacity; document++) {
        if (column.of(document).includes(value)) members.push(document);
      }
      return { members, weight: rarity(documents.size, members.length) };
    }),
  );
  const telling = values.filter(({ members, weight }) => members.length > 1 && weight > 0);
  return { values: telling, total: sumOf(telling.map(({ weight }) => weight)) };
}

/** As in tf-idf: 0 for what every document has. */
function rarity(all: number, often: number): number {
  return Math.log(Math.max(1, all) / Math.max(1, often));
}

function sumOf(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0) || 1;
}

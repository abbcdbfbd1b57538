import type { ImportItem } from '@waymark/model/entities/instagram-import';

/** Words of an item that may name its place. */
export interface PlaceWords {
  /** In the order of the item, without `#`. */
  words: readonly string[];
  /** `place`: what Instagram calls the place. `hashtag`: several words may be written as one. `begin`: the beginning of a sentence, where every word has a capital. */
  from: 'place' | 'caption' | 'hashtag' | 'begin';
}

/** The most words of a name. */
const MOST_WORDS = 5;

/** Small words within names: "Vieux Port de Cassis", "Isle of Skye", "Villa d’Este". */
const SMALL = new Set(
  'a al am an and au aux da de del dell della der des di do du e el en et im la las le les los of on sous sur the upon van von y'.split(
    ' ',
  ),
);

/** What ends a name: the end of a sentence or a line, brackets, signs. */
const ENDS = /[\n.!?…;:()[\]{}«»"“”|•·—–/\\,]+/u;

const HASHTAG = /(?<![\p{L}\p{N}_&/])#([\p{L}\p{N}_]+)/gu;

/**
 * The words of an item that may name its place, the likeliest first: what Instagram calls it, groups of words with capitals in the
 * caption, its hashtags, and beginnings of its sentences. Each once.
 */
export function placeWords({
  placeName = '',
  caption,
}: Pick<ImportItem, 'placeName' | 'caption'>): PlaceWords[] {
  const named = placeName.split(',').map((part): PlaceWords => ({ words: wordsIn(part), from: 'place' }));
  const hashtags = [...caption.matchAll(HASHTAG)].map(
    ([, tag = '']): PlaceWords => ({ words: wordsIn(apart(tag)), from: 'hashtag' }),
  );
  // The handles of people are no places.
  const sentences = caption
    .replaceAll(HASHTAG, '\n')
    .replaceAll(/@[\w.]+/g, '\n')
    .split(ENDS);
  const names = sentences.flatMap(namesIn);
  const all = [
    ...named,
    ...names.filter(({ from }) => from === 'caption'),
    ...hashtags,
    ...names.filter(({ from }) => from === 'begin'),
  ].filter(({ words }) => words.length > 0);
  const seen = new Set<string>();
  return all.filter(({ words }) => seen.size < seen.add(words.join(' ').toLowerCase()).size);
}

/** The groups of words with capitals in a sentence. */
function namesIn(sentence: string): PlaceWords[] {
  const words = wordsIn(sentence);
  const names: PlaceWords[] = [];
  let [group, begin]: [string[], number] = [[], 0];
  const close = () => {
    while (group.length > 0 && isSmall(group.at(-1) ?? '')) group.pop();
    const isBeginning = begin === 0 && group.length === 1 && words.length > 2;
    if (group.length > 0)
      names.push({ words: group.slice(0, MOST_WORDS), from: isBeginning ? 'begin' : 'caption' });
    group = [];
  };
  for (const [index, word] of words.entries()) {
    if (/^\p{Lu}/u.test(word)) {
      if (group.length === 0) begin = index;
      group.push(word);
    } else if (group.length === 0 || !isSmall(word)) close();
    else group.push(word);
  }
  close();
  return names;
}

function isSmall(word: string): boolean {
  return SMALL.has(word.toLowerCase());
}

/** Words with a letter, without the apostrophes of articles: "l’Étoile" is "Étoile". */
function wordsIn(text: string): string[] {
  return text
    .replaceAll(/(^|\s)[dlDL]['’]/g, '$1')
    .split(/[^\p{L}\p{N}\p{M}'’-]+/u)
    .map((word) => word.replaceAll(/^['’-]+|['’-]+$/g, ''))
    .filter((word) => /\p{L}/u.test(word));
}

/** The words of a hashtag: "VieuxLyon" and "vieux_lyon" have two. */
function apart(hashtag: string): string {
  return hashtag.replaceAll('_', ' ').replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
}

import type { Reference } from '../entities/fields.ts';
import type { Block, Inline, ListItem, RichText, TableCell, TableRow } from './schema.ts';

type Node = Block | Inline | ListItem | TableRow | TableCell;

/** Silent reading speed of adults in words a minute: Brysbaert, 2019, for non-fiction in Latin scripts. */
const WORDS_PER_MINUTE = 238;

function* nodesOf(content: readonly Node[]): Generator<Node> {
  for (const node of content) {
    yield node;
    if ('content' in node && node.content !== undefined) yield* nodesOf(node.content);
  }
}

/** The plain words of a rich text, with spaces between blocks. */
export function textOf(text: RichText): string {
  const words: string[] = [];
  for (const node of nodesOf(text.content)) {
    if (node.type === 'text') words.push(node.text);
    else words.push(node.type === 'hardBreak' || !('text' in node) ? ' ' : '');
  }
  return words.join('').replace(/\s+/g, ' ').trim();
}

/** The places embedded in a rich text, alone or on a map, each once, in order. */
export function placesIn(text: RichText): Reference[] {
  const places = new Map<string, Reference>();
  for (const node of nodesOf(text.content)) {
    for (const place of placesAt(node)) places.set(`${place.kind}/${place.id}`, place);
  }
  return [...places.values()];
}

function placesAt(node: Node): readonly Reference[] {
  if (node.type === 'place') return [node.attrs];
  return node.type === 'map' ? node.attrs.places : [];
}

/** The photos shown in a rich text, by path, each once, in order. */
export function photosIn(text: RichText): string[] {
  const paths = new Set<string>();
  for (const node of nodesOf(text.content)) if (node.type === 'image') paths.add(node.attrs.path);
  return [...paths];
}

/** The captions of the photos, videos and maps in a rich text, in order. */
export function captionsIn(text: RichText): string[] {
  const captions: string[] = [];
  for (const node of nodesOf(text.content)) {
    const isCaptioned = node.type === 'image' || node.type === 'video' || node.type === 'map';
    if (isCaptioned && node.attrs.caption) captions.push(node.attrs.caption);
  }
  return captions;
}

/** The number of words in a rich text. Punctuation that French separates by a space does not count: « ! », a dash. */
export function wordsIn(text: RichText): number {
  return textOf(text)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The reading time in whole minutes, at least one. */
export function readingMinutes(text: RichText): number {
  return Math.max(1, Math.round(wordsIn(text) / WORDS_PER_MINUTE));
}

import type { Node } from '@tiptap/pm/model';
import { wordsIn } from '@waymark/model/rich-text/text-of';
import { blockOf } from './codec.ts';
import { isEmptyParagraph } from './insert-block.ts';

/** The content of an editor. */
export interface Written {
  /** The JSON string of a rich text, as it is stored; undefined for an empty text. */
  value: string | undefined;
  words: number;
  /** Of the JSON string, in UTF-8. */
  bytes: number;
}

interface WrittenBlock {
  /** Undefined where nothing of the block is stored. */
  json: string | undefined;
  words: number;
  bytes: number;
  /** Whether it is an empty paragraph. */
  isEmpty: boolean;
}

const OPENING = '{"type":"doc","content":[';
const CLOSING = ']}';

/** The nodes of the editor are immutable, and a key makes one new block: the others are in this cache. */
const blocksOfNodes = new WeakMap<Node, WrittenBlock>();

/** The content of an editor's document, without the empty paragraphs at its end. */
export function writtenIn(doc: Node): Written {
  const blocks = doc.children.map(writtenBlock).filter(({ json }) => json !== undefined);
  const filled = blocks.slice(0, blocks.findLastIndex(({ isEmpty }) => !isEmpty) + 1);
  if (filled.length === 0) return { value: undefined, words: 0, bytes: 0 };
  const separators = OPENING.length + CLOSING.length + filled.length - 1;
  return {
    value: OPENING + filled.map(({ json }) => json).join(',') + CLOSING,
    words: filled.reduce((sum, { words }) => sum + words, 0),
    bytes: filled.reduce((sum, { bytes }) => sum + bytes, separators),
  };
}

function writtenBlock(node: Node): WrittenBlock {
  const cached = blocksOfNodes.get(node);
  if (cached) return cached;
  const block = blockOf(node.toJSON());
  const json = block && JSON.stringify(block);
  const written = {
    json,
    words: block ? wordsIn({ type: 'doc', content: [block] }) : 0,
    bytes: json === undefined ? 0 : new TextEncoder().encode(json).length,
    isEmpty: isEmptyParagraph(node),
  };
  blocksOfNodes.set(node, written);
  return written;
}

import type { Node } from '@tiptap/pm/model';
import { wordsIn } from '@waymark/model/rich-text/text-of';
import { blockOf } from './codec.ts';

/** What is written in an editor. */
export interface Written {
  /** The JSON string of a rich text, as it is stored; undefined where nothing is written. */
  value: string | undefined;
  words: number;
  /** Of the JSON string, in UTF-8. */
  bytes: number;
}

interface WrittenBlock {
  /** Undefined where there is nothing of it to be stored. */
  json: string | undefined;
  words: number;
  bytes: number;
  /** Whether it is a paragraph with nothing in it. */
  isEmpty: boolean;
}

const OPENING = '{"type":"doc","content":[';
const CLOSING = ']}';

/** A node of the editor never changes, and a key makes one new block: the others are written down already. */
const known = new WeakMap<Node, WrittenBlock>();

/** What an editor's document says, without the empty paragraphs at its end. */
export function writtenIn(doc: Node): Written {
  const blocks = doc.children.map(writtenBlock).filter(({ json }) => json !== undefined);
  const told = blocks.slice(0, blocks.findLastIndex(({ isEmpty }) => !isEmpty) + 1);
  if (told.length === 0) return { value: undefined, words: 0, bytes: 0 };
  const separators = OPENING.length + CLOSING.length + told.length - 1;
  return {
    value: OPENING + told.map(({ json }) => json).join(',') + CLOSING,
    words: told.reduce((sum, { words }) => sum + words, 0),
    bytes: told.reduce((sum, { bytes }) => sum + bytes, separators),
  };
}

function writtenBlock(node: Node): WrittenBlock {
  const before = known.get(node);
  if (before) return before;
  const block = blockOf(node.toJSON());
  const json = block && JSON.stringify(block);
  const written = {
    json,
    words: block ? wordsIn({ type: 'doc', content: [block] }) : 0,
    bytes: json === undefined ? 0 : new TextEncoder().encode(json).length,
    isEmpty: node.type.name === 'paragraph' && node.childCount === 0,
  };
  known.set(node, written);
  return written;
}

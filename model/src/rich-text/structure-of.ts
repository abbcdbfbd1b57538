import { unreachable } from '../unreachable.ts';
import type { Block, ListItem, RichText, TableRow } from './schema.ts';

/**
 * A text without its words, to be written in another language: blocks of the same kinds, with the same photos, galleries, videos, places and maps.
 * Captions are left out too.
 */
export function structureOf({ type, content }: RichText): RichText {
  return { type, content: content.map(emptied) };
}

/** The photos, galleries, videos, places and maps of a text, in order, without captions. */
export function embeddedIn(text: RichText): Block[] {
  return structureOf(text).content.filter(({ type }) => EMBEDDED.includes(type));
}

const EMBEDDED: readonly Block['type'][] = ['image', 'gallery', 'video', 'place', 'map'];

function emptied(block: Block): Block {
  switch (block.type) {
    case 'paragraph':
      return { type: 'paragraph' };
    case 'heading':
      return { type: 'heading', attrs: block.attrs };
    case 'bulletList':
    case 'orderedList':
      return emptiedList(block);
    case 'blockquote':
      return { type: 'blockquote', content: block.content.map(() => ({ type: 'paragraph' })) };
    case 'table':
      return { type: 'table', content: block.content.map(emptiedRow) };
    case 'image':
      return emptiedImage(block);
    case 'gallery':
      return { type: 'gallery', content: block.content.map(emptiedImage) };
    case 'video': {
      const { caption, ...attrs } = block.attrs;
      return { type: 'video', attrs };
    }
    case 'map':
      return { type: 'map', attrs: { places: block.attrs.places } };
    case 'place':
    case 'horizontalRule':
      return block;
    default:
      return unreachable(block);
  }
}

type List = Extract<Block, { type: 'bulletList' | 'orderedList' }>;

function emptiedList({ type, content }: List): List {
  return { type, content: content.map(emptiedItem) };
}

function emptiedItem({ content }: ListItem): ListItem {
  return {
    type: 'listItem',
    content: content.map((part) => (part.type === 'paragraph' ? { type: 'paragraph' } : emptiedList(part))),
  };
}

function emptiedRow({ type, content }: TableRow): TableRow {
  return { type, content: content.map((cell) => ({ type: cell.type, content: [{ type: 'paragraph' }] })) };
}

type Image = Extract<Block, { type: 'image' }>;

function emptiedImage({ attrs: { path } }: Image): Image {
  return { type: 'image', attrs: { path } };
}

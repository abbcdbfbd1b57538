import type { JSONContent } from '@tiptap/core';
import { MAX_CAPTION } from '@waymark/model/rich-text/caption';
import type {
  Block,
  Inline,
  ListItem,
  Mark,
  RichText,
  TableCell,
  TableRow,
} from '@waymark/model/rich-text/schema';
import { MAX_TABLE } from '@waymark/model/rich-text/schema';
import { dequal } from 'dequal';
import { isLinkAddress, isPhotoPath, toPlacesOfMap, toReference, toVideo } from './rules.ts';

type Image = Extract<Block, { type: 'image' }>;
type List = Extract<Block, { type: 'bulletList' | 'orderedList' }>;
type Paragraph = Extract<Block, { type: 'paragraph' }>;

/** How deep lists are nested. With a link in the innermost list, the JSON has the greatest depth that the model reads. */
export const MAX_LISTS = 6;

/**
 * The editor's document of a text. The editor needs a block to write in, also at the end, behind a block without text. That
 * paragraph is empty, and no part of the text.
 */
export function toEditor({ content }: RichText): JSONContent {
  const blocks: JSONContent[] = content.flatMap((block) => blockOf(block) ?? []);
  const last = blocks.at(-1)?.type;
  const ends =
    last === undefined ||
    ['horizontalRule', 'table', 'image', 'gallery', 'place', 'video', 'map'].includes(last);
  return { type: 'doc', content: ends ? [...blocks, { type: 'paragraph' }] : blocks };
}

/**
 * The stored form of one block, from the editor or from the model. Neighbouring texts with the same marks are joined, repeated
 * marks are removed, and so is everything that a text cannot contain. Undefined where nothing is left.
 */
export function blockOf(node: JSONContent): Block | undefined {
  switch (node.type) {
    case 'paragraph':
      return paragraphOf(node);
    case 'heading':
      return {
        type: 'heading',
        attrs: { level: node.attrs?.['level'] === 3 ? 3 : 2 },
        ...inlinesOf(node.content),
      };
    case 'blockquote': {
      const content = filled(childrenOf(node, 'paragraph').map(paragraphOf));
      return content && { type: 'blockquote', content };
    }
    case 'bulletList':
    case 'orderedList':
      return listOf(node, node.type, 1);
    case 'table':
      return tableOf(node);
    case 'horizontalRule':
      return { type: 'horizontalRule' };
    case 'image':
      return imageOf(node);
    case 'gallery': {
      const content = filled(childrenOf(node, 'image').flatMap((child) => imageOf(child) ?? []));
      return content && { type: 'gallery', content };
    }
    case 'place': {
      const reference = toReference(node.attrs?.['kind'], node.attrs?.['id']);
      return reference && { type: 'place', attrs: reference };
    }
    case 'video': {
      const video = toVideo(node.attrs);
      return video && { type: 'video', attrs: video };
    }
    case 'map': {
      const places = filled(toPlacesOfMap(node.attrs?.['places']));
      return places && { type: 'map', attrs: { places, ...captionOf(node) } };
    }
    default:
      return undefined;
  }
}

function childrenOf(node: JSONContent, type: string): JSONContent[] {
  return (node.content ?? []).filter((child) => child.type === type);
}

function filled<Item>(items: Item[]): Item[] | undefined {
  return items.length > 0 ? items : undefined;
}

function paragraphOf({ content }: JSONContent): Paragraph {
  return { type: 'paragraph', ...inlinesOf(content) };
}

function imageOf(node: JSONContent): Image | undefined {
  const path: unknown = node.attrs?.['path'];
  return isPhotoPath(path) ? { type: 'image', attrs: { path, ...captionOf(node) } } : undefined;
}

function captionOf({ attrs }: JSONContent): { caption?: string } {
  const caption: unknown = attrs?.['caption'];
  return typeof caption === 'string' && caption !== '' ? { caption: caption.slice(0, MAX_CAPTION) } : {};
}

function listOf(node: JSONContent, type: List['type'], depth: number): List | undefined {
  const content = filled(
    childrenOf(node, 'listItem').flatMap((child): ListItem[] => {
      const blocks = itemBlocksOf(child, depth);
      const [first] = blocks;
      if (first === undefined) return [];
      // The editor's items begin with a paragraph.
      return [
        {
          type: 'listItem',
          content: first.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks],
        },
      ];
    }),
  );
  return content && { type, content };
}

/** The blocks of a list item. At the greatest depth, the paragraphs of all lists below it are among them. */
function itemBlocksOf(node: JSONContent, depth: number): (Paragraph | List)[] {
  return (node.content ?? []).flatMap((child): (Paragraph | List)[] => {
    if (child.type === 'paragraph') return [paragraphOf(child)];
    if (child.type !== 'bulletList' && child.type !== 'orderedList') return [];
    if (depth < MAX_LISTS) return [listOf(child, child.type, depth + 1) ?? []].flat();
    return childrenOf(child, 'listItem').flatMap((item) => itemBlocksOf(item, depth));
  });
}

/** A table with rows of one length: short rows are filled, and what is more than a text may have is left out. */
function tableOf(node: JSONContent): Extract<Block, { type: 'table' }> | undefined {
  const rows = childrenOf(node, 'tableRow')
    .slice(0, MAX_TABLE.rows)
    .map(({ content = [] }) => content.slice(0, MAX_TABLE.columns));
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  const content = filled(
    rows.map(
      (cells): TableRow => ({
        type: 'tableRow',
        content: Array.from({ length: columns }, (_, column) => cellOf(cells[column])),
      }),
    ),
  );
  return columns === 0 ? undefined : content && { type: 'table', content };
}

function cellOf(node: JSONContent | undefined): TableCell {
  const content = filled(childrenOf(node ?? {}, 'paragraph').map(paragraphOf));
  const type = node?.type === 'tableHeader' ? 'tableHeader' : 'tableCell';
  return { type, content: content ?? [{ type: 'paragraph' }] };
}

function inlinesOf(nodes: readonly JSONContent[] = []): { content?: Inline[] } {
  const inlines: Inline[] = [];
  for (const node of nodes) {
    const inline = inlineOf(node);
    const before = inlines.at(-1);
    if (inline === undefined) continue;
    if (inline.type === 'text' && before?.type === 'text' && haveSameMarks(before, inline)) {
      inlines.splice(-1, 1, { ...before, text: before.text + inline.text });
    } else inlines.push(inline);
  }
  return inlines.length > 0 ? { content: inlines } : {};
}

function inlineOf({ type, text, marks = [] }: JSONContent): Inline | undefined {
  // In the editor a line break within bold text is bold. Stored line breaks have no marks.
  if (type === 'hardBreak') return { type };
  if (type !== 'text' || !text) return undefined;
  const kept = marksOf(marks);
  return kept.length > 0 ? { type, text, marks: kept } : { type, text };
}

function haveSameMarks(one: { marks?: Mark[] }, other: { marks?: Mark[] }): boolean {
  return dequal(one.marks, other.marks);
}

/** The marks in the editor's order, the outermost first. */
function marksOf(marks: readonly { type: string; attrs?: Record<string, unknown> }[]): Mark[] {
  const href = marks.find((mark) => mark.type === 'link')?.attrs?.['href'];
  const has = (type: string) => marks.some((mark) => mark.type === type);
  return [
    ...(isLinkAddress(href) ? [{ type: 'link' as const, attrs: { href } }] : []),
    ...(has('bold') ? [{ type: 'bold' as const }] : []),
    ...(has('italic') ? [{ type: 'italic' as const }] : []),
  ];
}

import type {
  BlockContent,
  DefinitionContent,
  ListItem as MarkdownItem,
  TableRow as MarkdownRow,
  PhrasingContent,
  RootContent,
} from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Reference } from '../entities/fields.ts';
import type { Block, Inline, ListItem, Mark, RichText, TableRow } from './schema.ts';
import { pageOfVideo, VIDEO_SITES } from './video.ts';

/** The addresses in the Markdown of what a story embeds. */
export interface MarkdownAddresses {
  photo(path: string): string;
  /** The name of a place, and its address. */
  place(reference: Reference): { name: string; address: string };
}

/**
 * A rich text as Markdown that every program reads: photos are images with their caption, places and videos are links, and a map
 * is a list of its places.
 */
export function richTextToMarkdown(text: RichText, addresses: MarkdownAddresses): string {
  const children = text.content.flatMap((block) => toNodes(block, addresses));
  return toMarkdown(
    { type: 'root', children },
    {
      bullet: '-',
      emphasis: '*',
      rule: '-',
      extensions: [gfmTableToMarkdown()],
    },
  );
}

function toNodes(block: Block, addresses: MarkdownAddresses): RootContent[] {
  switch (block.type) {
    case 'paragraph':
      return [{ type: 'paragraph', children: toPhrasing(block.content) }];
    case 'heading':
      return [{ type: 'heading', depth: block.attrs.level, children: toPhrasing(block.content) }];
    case 'bulletList':
    case 'orderedList':
      return [toList(block)];
    case 'blockquote':
      return [
        {
          type: 'blockquote',
          children: block.content.map(({ content }) => ({
            type: 'paragraph',
            children: toPhrasing(content),
          })),
        },
      ];
    case 'table':
      return [{ type: 'table', children: toRows(block.content) }];
    case 'image':
      return [toImage(block.attrs, addresses)];
    case 'gallery':
      return block.content.map(({ attrs }) => toImage(attrs, addresses));
    case 'place':
      return [paragraphOf(toLink(block.attrs, addresses))];
    case 'map':
      return toNumbered(block.attrs, addresses);
    case 'video': {
      const { provider, caption = VIDEO_SITES[provider] } = block.attrs;
      const children: PhrasingContent[] = [{ type: 'text', value: caption }];
      return [paragraphOf({ type: 'link', url: pageOfVideo(block.attrs), children })];
    }
    case 'horizontalRule':
      return [{ type: 'thematicBreak' }];
  }
}

function paragraphOf(only: PhrasingContent): RootContent {
  return { type: 'paragraph', children: [only] };
}

function toLink(reference: Reference, addresses: MarkdownAddresses): PhrasingContent {
  const { name, address } = addresses.place(reference);
  return { type: 'link', url: address, children: [{ type: 'text', value: name }] };
}

type PlacesMap = Extract<Block, { type: 'map' }>;

/** The places of a map by their numbers, and the caption. */
function toNumbered({ places, caption }: PlacesMap['attrs'], addresses: MarkdownAddresses): RootContent[] {
  const children = places.map(
    (place): MarkdownItem => ({
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children: [toLink(place, addresses)] }],
    }),
  );
  const list: RootContent = { type: 'list', ordered: true, spread: false, children };
  return caption ? [list, paragraphOf({ type: 'text', value: caption })] : [list];
}

function toImage(
  { path, caption = '' }: { path: string; caption?: string },
  addresses: MarkdownAddresses,
): RootContent {
  return paragraphOf({ type: 'image', url: addresses.photo(path), alt: caption });
}

function toList(block: Extract<Block, { type: 'bulletList' | 'orderedList' }>): RootContent & BlockContent {
  return {
    type: 'list',
    ordered: block.type === 'orderedList',
    spread: false,
    children: block.content.map(toItem),
  };
}

/** The first row of a table in Markdown is always its head, so that a table without one gets an empty one. */
function toRows(rows: readonly TableRow[]): MarkdownRow[] {
  const isHead = rows[0]?.content.every(({ type }) => type === 'tableHeader');
  const empty: MarkdownRow = {
    type: 'tableRow',
    children: (rows[0]?.content ?? []).map(() => ({ type: 'tableCell', children: [] })),
  };
  return [...(isHead ? [] : [empty]), ...rows.map(toRow)];
}

/** A cell in Markdown is one line: its paragraphs and line breaks are divided by spaces. */
function toRow({ content }: TableRow): MarkdownRow {
  return {
    type: 'tableRow',
    children: content.map((cell) => ({
      type: 'tableCell',
      children: cell.content.flatMap((paragraph, index) => [
        ...(index > 0 ? [SPACE] : []),
        ...toPhrasing(paragraph.content).map((node) => (node.type === 'break' ? SPACE : node)),
      ]),
    })),
  };
}

const SPACE = { type: 'text', value: ' ' } as const;

function toItem({ content }: ListItem): MarkdownItem {
  const children = content.map((child): BlockContent | DefinitionContent =>
    child.type === 'paragraph' ? { type: 'paragraph', children: toPhrasing(child.content) } : toList(child),
  );
  return { type: 'listItem', spread: false, children };
}

function toPhrasing(content: readonly Inline[] = []): PhrasingContent[] {
  return content.map((inline): PhrasingContent => {
    if (inline.type === 'hardBreak') return { type: 'break' };
    return marked({ type: 'text', value: inline.text }, inline.marks ?? []);
  });
}

/** The first mark is outermost, as `richTextFromMarkdown` reads them. */
function marked(inner: PhrasingContent, marks: readonly Mark[]): PhrasingContent {
  return marks.reduceRight((child: PhrasingContent, mark): PhrasingContent => {
    if (mark.type === 'bold') return { type: 'strong', children: [child] };
    if (mark.type === 'italic') return { type: 'emphasis', children: [child] };
    return { type: 'link', url: mark.attrs.href, children: [child] };
  }, inner);
}

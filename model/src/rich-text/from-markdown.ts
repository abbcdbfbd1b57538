import type { BlockContent, ListItem as MarkdownItem, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Reference } from '../entities/fields.ts';
import { problemsIn } from '../problems.ts';
import { readVideoAddress } from './read-video-address.ts';
import {
  type Block,
  type Inline,
  type ListItem,
  type Mark,
  type RichText,
  richText,
  type TableRow,
} from './schema.ts';

/** The meaning of three of the additional lines, each alone in its paragraph: `@place key`, `@map key key` and `@photo 1`. The fourth is `@video address`. */
export interface MarkdownReferences {
  place(key: string): Reference | undefined;
  photo(number: number): string | undefined;
}

const NONE: MarkdownReferences = { place: () => undefined, photo: () => undefined };

/**
 * Rich text from the Markdown of the team's articles and the demo content.
 * @throws Error that names the unsupported construct or the broken reference
 */
export function richTextFromMarkdown(markdown: string, references: MarkdownReferences = NONE): RichText {
  const { children } = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const text: RichText = { type: 'doc', content: children.map((node) => toBlock(node, references)) };
  // Unlike rich text, Markdown may link anywhere and have empty quotes and list items.
  const [problem] = problemsIn(richText, text);
  if (problem !== undefined)
    throw new Error(`"${problem.field}" of the rich text is refused: ${problem.code}`);
  return text;
}

/**
 * The two parts of one of the team's files: the head, YAML between two lines of `---`, and the rich text below it.
 * @throws Error as above, and where there is no head
 */
export function headAndText(file: string): { head: string; text: RichText } {
  const [, head, markdown] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  if (head === undefined || markdown === undefined)
    throw new Error('There is no head between two lines of ---');
  return { head, text: richTextFromMarkdown(markdown) };
}

function toBlock(node: RootContent, references: MarkdownReferences): Block {
  switch (node.type) {
    case 'heading':
      if (node.depth !== 2 && node.depth !== 3)
        throw new Error(`A heading of level ${node.depth} is not supported in rich text`);
      return { type: 'heading', attrs: { level: node.depth }, content: toInlines(node.children) };
    case 'paragraph':
      return (
        mapIn(node.children, references) ??
        embedded(node.children, references) ?? { type: 'paragraph', content: toInlines(node.children) }
      );
    case 'blockquote':
      return { type: 'blockquote', content: node.children.map(toParagraph) };
    case 'list':
      return toList(node);
    case 'table':
      return { type: 'table', content: toRows(node) };
    case 'thematicBreak':
      return { type: 'horizontalRule' };
    default:
      throw new Error(`"${node.type}" is not supported in rich text`);
  }
}

/** The words of a paragraph that is plain text alone, as an additional line is. */
function plainWords([only, ...rest]: readonly PhrasingContent[]): string {
  return only?.type === 'text' && rest.length === 0 ? only.value : '';
}

function mapIn(children: readonly PhrasingContent[], references: MarkdownReferences): Block | undefined {
  const keys = /^@map (.+)$/.exec(plainWords(children))?.[1]?.split(' ');
  const places = keys?.map((key) => {
    const place = references.place(key);
    if (place === undefined) throw new Error(`"${key}" of "@map" refers to nothing`);
    return { ...place };
  });
  return places && { type: 'map', attrs: { places } };
}

function embedded(children: readonly PhrasingContent[], references: MarkdownReferences): Block | undefined {
  const [, name, key = ''] = /^@(place|photo|video) (\S+)$/.exec(plainWords(children)) ?? [];
  if (name === undefined) return undefined;
  const reference = name === 'place' ? references.place(key) : undefined;
  if (reference !== undefined) return { type: 'place', attrs: { ...reference } };
  const video = name === 'video' ? readVideoAddress(key) : undefined;
  if (video !== undefined) return { type: 'video', attrs: video };
  const path = name === 'photo' ? references.photo(Number(key)) : undefined;
  if (path !== undefined) return { type: 'image', attrs: { path } };
  throw new Error(`"@${name} ${key}" refers to nothing`);
}

function toParagraph(node: RootContent | BlockContent) {
  if (node.type !== 'paragraph') throw new Error(`"${node.type}" cannot stand inside a quote`);
  return { type: 'paragraph' as const, content: toInlines(node.children) };
}

function toList(node: Extract<RootContent, { type: 'list' }>) {
  const content = node.children.map(toListItem);
  return node.ordered ? { type: 'orderedList' as const, content } : { type: 'bulletList' as const, content };
}

/** The first row of a table is its head. Rows with fewer cells than that are filled, as in any program that shows Markdown. */
function toRows({ children }: Extract<RootContent, { type: 'table' }>): TableRow[] {
  const columns = children[0]?.children ?? [];
  return children.map((row, index) => ({
    type: 'tableRow',
    content: columns.map((_, column) => ({
      type: index === 0 ? 'tableHeader' : 'tableCell',
      content: [{ type: 'paragraph', content: toInlines(row.children[column]?.children ?? []) }],
    })),
  }));
}

function toListItem(item: MarkdownItem): ListItem {
  return {
    type: 'listItem',
    content: item.children.map((child) => (child.type === 'list' ? toList(child) : toParagraph(child))),
  };
}

function toInlines(nodes: readonly PhrasingContent[], marks: readonly Mark[] = []): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        // A line break inside a paragraph of Markdown is a space.
        return [
          {
            type: 'text',
            text: node.value.replaceAll('\n', ' '),
            ...(marks.length > 0 ? { marks: [...marks] } : {}),
          },
        ];
      case 'strong':
        return toInlines(node.children, [...marks, { type: 'bold' }]);
      case 'emphasis':
        return toInlines(node.children, [...marks, { type: 'italic' }]);
      case 'link':
        return toInlines(node.children, [...marks, { type: 'link', attrs: { href: node.url } }]);
      case 'break':
        return [{ type: 'hardBreak' }];
      default:
        throw new Error(`"${node.type}" is not supported in rich text`);
    }
  });
}

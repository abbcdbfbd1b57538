import { type Extensions, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { TableCell } from '@tiptap/extension-table/cell';
import { TableHeader } from '@tiptap/extension-table/header';
import { TableRow } from '@tiptap/extension-table/row';
import { Table } from '@tiptap/extension-table/table';
import { Text } from '@tiptap/extension-text';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { TrailingNode } from '@tiptap/extensions/trailing-node';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import type { Node as PmNode } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import { findTable } from '@tiptap/pm/tables';
import { MAX_CAPTION } from '@waymark/model/rich-text/caption';
import { readVideoAddress } from '@waymark/model/rich-text/read-video-address';
import { MAX_GALLERY, MAX_TABLE } from '@waymark/model/rich-text/schema';
import { pageOfVideo } from '@waymark/model/rich-text/video';
import { MAX_LISTS } from './codec.ts';
import { isLinkAddress, isPhotoPath, toPlacesOfMap, toReference, toVideo } from './rules.ts';

/*
 * The editor's schema: the nodes and marks of model/src/rich-text, and no others. Content without a node or mark here cannot be
 * typed, pasted or dropped into a text.
 */

const Title = Heading.extend({
  // Pasted text may have other heading levels.
  parseHTML: () =>
    [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level < 3 ? 2 : 3 } })),
}).configure({ levels: [2, 3] });

const Quote = Blockquote.extend({ content: 'paragraph+' });

const Numbered = OrderedList.extend({
  // Every list begins at 1.
  addAttributes: () => ({}),
  addProseMirrorPlugins: () => [],
});

const Item = ListItem.extend({
  content: 'paragraph (paragraph | bulletList | orderedList)*',
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Tab: () => {
        const { $from } = this.editor.state.selection;
        const lists = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type.name);
        const depth = lists.filter((name) => name.endsWith('List')).length;
        // At the greatest depth the key is handled too: it would otherwise move the focus out of the text.
        return depth >= MAX_LISTS || this.editor.commands.sinkListItem(this.name);
      },
    };
  },
});

const Reference = Link.extend({
  addAttributes: () => ({ href: { isRequired: true } }),
}).configure({
  openOnClick: false,
  linkOnPaste: false,
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: isLinkAddress,
  shouldAutoLink: isLinkAddress,
});

/** Cells are never joined: the attributes are those that the commands of tables read. */
const CELL = {
  content: 'paragraph+',
  addAttributes: () => ({
    colspan: { default: 1, rendered: false, parseHTML: () => 1 },
    rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
    colwidth: { default: null, rendered: false, parseHTML: () => null },
  }),
};

/** The table is its own view: it has no columns of a width. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addNodeView: null,
  addKeyboardShortcuts() {
    const shortcuts = this.parent?.() ?? {};
    return {
      ...shortcuts,
      // The last cell of the largest table lets the focus go on.
      Tab: (props) => {
        const isFull = findTable(this.editor.state.selection.$from)?.node.childCount === MAX_TABLE.rows;
        return isFull ? this.editor.commands.goToNextCell() : (shortcuts['Tab']?.(props) ?? false);
      },
    };
  },
  addProseMirrorPlugins() {
    // What is pasted into a table may make it larger than a text may have.
    const isWithin = ({ type, childCount, firstChild }: PmNode) =>
      type.name !== 'table' ||
      (childCount <= MAX_TABLE.rows && (firstChild?.childCount ?? 0) <= MAX_TABLE.columns);
    return [
      ...(this.parent?.() ?? []),
      new Plugin({
        filterTransaction: ({ docChanged, doc }) => !docChanged || doc.children.every(isWithin),
      }),
    ];
  },
}).configure({ resizable: false });

/** @param has whether the text may show a photo of this path */
function imageNode(has: (path: string) => boolean) {
  return Node.create({
    name: 'image',
    group: 'block',
    draggable: true,
    addAttributes: () => ({
      // ProseMirror fills a gallery with an image by itself, so the path needs a default. An image of no photo is not stored.
      path: { default: '', rendered: false },
      caption: { default: '', rendered: false },
    }),
    parseHTML: () => [
      {
        tag: 'figure[data-photo]',
        getAttrs: (figure) => {
          const path = figure.getAttribute('data-photo');
          return isPhotoPath(path) && has(path) ? { path, caption: captionOf(figure) } : false;
        },
      },
    ],
    renderHTML: ({ node }) => [
      'figure',
      { 'data-photo': String(node.attrs['path']) },
      ['figcaption', String(node.attrs['caption'])],
    ],
  });
}

/** A gallery needs an image, so removing its last photo leaves an image of no photo. Such a gallery is removed as well. */
function withoutEmptyGalleries(
  transactions: readonly Transaction[],
  _: EditorState,
  { doc, tr }: EditorState,
): Transaction | null {
  if (!transactions.some(({ docChanged }) => docChanged)) return null;
  doc.forEach((block, position) => {
    if (block.type.name !== 'gallery' || block.children.some(({ attrs }) => attrs['path'] !== '')) return;
    tr.delete(tr.mapping.map(position), tr.mapping.map(position + block.nodeSize));
  });
  return tr.docChanged ? tr : null;
}

const Gallery = Node.create({
  name: 'gallery',
  group: 'block',
  content: `image{1,${MAX_GALLERY}}`,
  isolating: true,
  parseHTML: () => [{ tag: 'div[data-gallery]' }],
  renderHTML: () => ['div', { 'data-gallery': '' }, 0],
  addProseMirrorPlugins: () => [new Plugin({ appendTransaction: withoutEmptyGalleries })],
});

const Place = Node.create({
  name: 'place',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    kind: { isRequired: true, rendered: false },
    id: { isRequired: true, rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'div[data-place]',
      getAttrs: (element) => {
        const [kind, id] = element.getAttribute('data-place')?.split('/') ?? [];
        return toReference(kind, id) ?? false;
      },
    },
  ],
  renderHTML: ({ node }) => ['div', { 'data-place': `${node.attrs['kind']}/${node.attrs['id']}` }],
});

const VideoNode = Node.create({
  name: 'video',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    provider: { isRequired: true, rendered: false },
    id: { isRequired: true, rendered: false },
    start: { default: null, rendered: false },
    key: { default: null, rendered: false },
    caption: { default: '', rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-video]',
      getAttrs: (figure) => {
        const video = readVideoAddress(figure.getAttribute('data-video') ?? '');
        return video ? { ...video, caption: captionOf(figure) } : false;
      },
    },
  ],
  renderHTML: ({ node }) => {
    const video = toVideo(node.attrs);
    return [
      'figure',
      { 'data-video': video ? pageOfVideo(video) : '' },
      ['figcaption', String(node.attrs['caption'])],
    ];
  },
});

const PlacesMap = Node.create({
  name: 'map',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    places: { isRequired: true, rendered: false },
    caption: { default: '', rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-map]',
      getAttrs: (figure) => {
        const written = figure.getAttribute('data-map')?.split(' ') ?? [];
        const places = toPlacesOfMap(
          written.map((place) => {
            const [kind, id] = place.split('/');
            return { kind, id };
          }),
        );
        return places.length > 0 ? { places, caption: captionOf(figure) } : false;
      },
    },
  ],
  renderHTML: ({ node }) => [
    'figure',
    {
      'data-map': toPlacesOfMap(node.attrs['places'])
        .map(({ kind, id }) => `${kind}/${id}`)
        .join(' '),
    },
    ['figcaption', String(node.attrs['caption'])],
  ],
});

function captionOf(figure: Element): string {
  // The cleaning of pasted HTML keeps no element of its own for a caption.
  return figure.textContent.trim().slice(0, MAX_CAPTION);
}

/** The nodes that React components show, here without these components. */
export function embeddedNodes(has: (path: string) => boolean) {
  return { image: imageNode(has), gallery: Gallery, place: Place, video: VideoNode, map: PlacesMap };
}

/** The schema without the embedded nodes, and what typing in it needs. */
export const WRITING: Extensions = [
  Document,
  Paragraph,
  Text,
  Title,
  Bold,
  Italic,
  Reference,
  Quote,
  BulletList,
  Numbered,
  Item,
  PlainTable,
  TableRow.extend({ content: '(tableCell | tableHeader)+' }),
  TableCell.extend(CELL),
  TableHeader.extend(CELL),
  HardBreak,
  HorizontalRule,
  ListKeymap,
  UndoRedo,
  Dropcursor.configure({ class: 'drop-cursor', color: false }),
  Gapcursor,
  TrailingNode.configure({
    node: 'paragraph',
    notAfter: ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList'],
  }),
];

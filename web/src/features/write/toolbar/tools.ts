import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import type { LucideIcon } from 'lucide-react';
import {
  Bold,
  Film,
  Heading2,
  Heading3,
  Images,
  Italic,
  Link,
  List,
  ListOrdered,
  MapPin,
  Minus,
  Redo2,
  Table,
  TextQuote,
  Undo2,
} from 'lucide-react';
import { insertBlock } from '../engine/insert-block.ts';
import { insertTable, TABLE_TOOLS } from './table-tools.ts';

export type Key = 'Mod' | 'Shift' | 'Alt' | 'Enter' | 'Tab' | 'Escape';

/** The tools for which the field opens a dialog first. */
export type DialogName = 'link' | 'photos' | 'place' | 'video';

export interface Tool {
  id:
    | DialogName
    | 'heading'
    | 'subheading'
    | 'bold'
    | 'italic'
    | 'bullets'
    | 'numbers'
    | 'quote'
    | 'divider'
    | 'table'
    | 'rowAbove'
    | 'rowBelow'
    | 'columnBefore'
    | 'columnAfter'
    | 'headRow'
    | 'deleteRow'
    | 'deleteColumn'
    | 'deleteTable'
    | 'undo'
    | 'redo';
  icon: LucideIcon;
  /** Keys to be pressed together: the names of `Key`, and letters. */
  keys?: readonly (Key | (string & {}))[];
  /** The shortcut that is typed at the start of a line, or around words. */
  typed?: string;
  /** Whether the tool is on at the cursor. Undefined for a tool that cannot be on. */
  isOn?: (editor: Editor) => boolean;
  /** Whether the tool would change anything. */
  isUseful?: (editor: Editor) => boolean;
  /** Undefined where the field opens a dialog first. */
  use?: (editor: Editor) => void;
  /** Whether a bar above the text has the tool behind a button. */
  isRare?: true;
  /** Whether the tool begins a group. */
  begins?: true;
  /** Where a mouse finds the tool: beside selected words, at an empty line, beside a selected photo, or above a table. */
  places: readonly ('words' | 'line' | 'picture' | 'table')[];
}

const WORDS_AND_LINE = ['words', 'line'] as const;

/** All tools, in their order in the bar. */
export const TOOLS: readonly Tool[] = [
  {
    id: 'heading',
    places: WORDS_AND_LINE,
    icon: Heading2,
    keys: ['Mod', 'Alt', '2'],
    typed: '## ',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    use: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    id: 'subheading',
    places: WORDS_AND_LINE,
    icon: Heading3,
    keys: ['Mod', 'Alt', '3'],
    typed: '### ',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    use: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    id: 'bold',
    places: ['words', 'table'],
    icon: Bold,
    keys: ['Mod', 'B'],
    typed: '**…**',
    isOn: (editor) => editor.isActive('bold'),
    use: (editor) => editor.chain().focus().toggleBold().run(),
    begins: true,
  },
  {
    id: 'italic',
    places: ['words', 'table'],
    icon: Italic,
    keys: ['Mod', 'I'],
    typed: '*…*',
    isOn: (editor) => editor.isActive('italic'),
    use: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    id: 'link',
    icon: Link,
    places: ['words', 'table'],
    keys: ['Mod', 'K'],
    isOn: (editor) => editor.isActive('link'),
  },
  {
    id: 'bullets',
    places: WORDS_AND_LINE,
    icon: List,
    keys: ['Mod', 'Shift', '8'],
    typed: '- ',
    isOn: (editor) => editor.isActive('bulletList'),
    use: (editor) => editor.chain().focus().toggleBulletList().run(),
    begins: true,
  },
  {
    id: 'numbers',
    places: WORDS_AND_LINE,
    icon: ListOrdered,
    keys: ['Mod', 'Shift', '7'],
    typed: '1. ',
    isOn: (editor) => editor.isActive('orderedList'),
    use: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'quote',
    places: WORDS_AND_LINE,
    icon: TextQuote,
    keys: ['Mod', 'Shift', 'B'],
    typed: '> ',
    isOn: (editor) => editor.isActive('blockquote'),
    use: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { id: 'photos', icon: Images, places: ['line', 'picture'], begins: true },
  { id: 'place', icon: MapPin, places: ['line'] },
  { id: 'video', icon: Film, places: ['line'], isRare: true },
  { id: 'table', icon: Table, places: ['line'], isRare: true, use: insertTable },
  {
    id: 'divider',
    places: ['line'],
    isRare: true,
    icon: Minus,
    typed: '---',
    use: (editor) => insertBlock(editor, 'horizontalRule'),
  },
  ...TABLE_TOOLS,
  {
    id: 'undo',
    places: [],
    icon: Undo2,
    keys: ['Mod', 'Z'],
    isUseful: ({ state }) => undoDepth(state) > 0,
    use: (editor) => editor.chain().focus().undo().run(),
    begins: true,
  },
  {
    id: 'redo',
    places: [],
    icon: Redo2,
    keys: ['Mod', 'Shift', 'Z'],
    isUseful: ({ state }) => redoDepth(state) > 0,
    use: (editor) => editor.chain().focus().redo().run(),
  },
];

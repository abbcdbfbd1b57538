import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import type { LucideIcon } from 'lucide-react';
import {
  Bold,
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
  TextQuote,
  Undo2,
} from 'lucide-react';
import { insertBlock } from '../engine/insert-block.ts';

export type Key = 'Mod' | 'Shift' | 'Alt' | 'Enter' | 'Tab' | 'Escape';

/** What is to be asked first, by the field. */
export type Asked = 'link' | 'photos' | 'place';

export interface Tool {
  id:
    | Asked
    | 'heading'
    | 'subheading'
    | 'bold'
    | 'italic'
    | 'bullets'
    | 'numbers'
    | 'quote'
    | 'divider'
    | 'undo'
    | 'redo';
  icon: LucideIcon;
  /** Keys to be pressed together: our names of some, and letters. */
  keys?: readonly (Key | (string & {}))[];
  /** What is typed at the start of a line, or around words. */
  typed?: string;
  /** Whether it is on where the text is written; undefined where it is nothing that stays. */
  isOn?: (editor: Editor) => boolean;
  /** Whether there is something for it to do. */
  isUseful?: (editor: Editor) => boolean;
  /** Undefined where something is to be asked first. */
  use?: (editor: Editor) => void;
  /** Whether a group begins with it. */
  begins?: true;
}

/** In the order in which they stand. */
export const TOOLS: readonly Tool[] = [
  {
    id: 'heading',
    icon: Heading2,
    keys: ['Mod', 'Alt', '2'],
    typed: '## ',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    use: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    id: 'subheading',
    icon: Heading3,
    keys: ['Mod', 'Alt', '3'],
    typed: '### ',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    use: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    id: 'bold',
    icon: Bold,
    keys: ['Mod', 'B'],
    typed: '**…**',
    isOn: (editor) => editor.isActive('bold'),
    use: (editor) => editor.chain().focus().toggleBold().run(),
    begins: true,
  },
  {
    id: 'italic',
    icon: Italic,
    keys: ['Mod', 'I'],
    typed: '*…*',
    isOn: (editor) => editor.isActive('italic'),
    use: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  { id: 'link', icon: Link, keys: ['Mod', 'K'], isOn: (editor) => editor.isActive('link') },
  {
    id: 'bullets',
    icon: List,
    keys: ['Mod', 'Shift', '8'],
    typed: '- ',
    isOn: (editor) => editor.isActive('bulletList'),
    use: (editor) => editor.chain().focus().toggleBulletList().run(),
    begins: true,
  },
  {
    id: 'numbers',
    icon: ListOrdered,
    keys: ['Mod', 'Shift', '7'],
    typed: '1. ',
    isOn: (editor) => editor.isActive('orderedList'),
    use: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'quote',
    icon: TextQuote,
    keys: ['Mod', 'Shift', 'B'],
    typed: '> ',
    isOn: (editor) => editor.isActive('blockquote'),
    use: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { id: 'photos', icon: Images, begins: true },
  { id: 'place', icon: MapPin },
  {
    id: 'divider',
    icon: Minus,
    typed: '---',
    use: (editor) => insertBlock(editor, 'horizontalRule'),
  },
  {
    id: 'undo',
    icon: Undo2,
    keys: ['Mod', 'Z'],
    isUseful: ({ state }) => undoDepth(state) > 0,
    use: (editor) => editor.chain().focus().undo().run(),
    begins: true,
  },
  {
    id: 'redo',
    icon: Redo2,
    keys: ['Mod', 'Shift', 'Z'],
    isUseful: ({ state }) => redoDepth(state) > 0,
    use: (editor) => editor.chain().focus().redo().run(),
  },
];

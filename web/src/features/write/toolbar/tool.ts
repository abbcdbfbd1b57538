import type { Editor } from '@tiptap/core';
import type { LucideIcon } from 'lucide-react';

export type Key = 'Mod' | 'Shift' | 'Alt' | 'Enter' | 'Tab' | 'Escape';

/** The tools for which the field opens a dialog first. */
export type DialogName = 'link' | 'photos' | 'captions' | 'place' | 'map' | 'video';

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

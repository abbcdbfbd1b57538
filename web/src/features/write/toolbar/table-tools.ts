import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { findTable } from '@tiptap/pm/tables';
import { MAX_TABLE } from '@waymark/model/rich-text/schema';
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  PanelTop,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
} from 'lucide-react';
import { positionBehind } from '../engine/insert-block.ts';
import type { Tool } from './tool.ts';

/** The rows and columns of a new table, whose first row is its head. */
const NEW = { rows: 3, columns: 3 };

/** Inserts a table at the cursor, which moves into its first cell. */
export function insertTable(editor: Editor): void {
  const { schema, selection, tr } = editor.state;
  const rowOf = (type: 'tableHeader' | 'tableCell') =>
    schema.node(
      'tableRow',
      null,
      Array.from({ length: NEW.columns }, () => schema.node(type, null, schema.node('paragraph'))),
    );
  const rows = Array.from({ length: NEW.rows }, (_, row) => rowOf(row === 0 ? 'tableHeader' : 'tableCell'));
  const { from, to } = positionBehind(selection.$to);
  tr.replaceWith(from, to, schema.node('table', null, rows));
  editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1))).scrollIntoView());
  editor.commands.focus();
}

/** The table at the cursor, in the page. */
export function tableAtCursor(editor: Editor): HTMLElement | undefined {
  const found = findTable(editor.state.selection.$from);
  const shown = found && editor.view.nodeDOM(found.pos);
  return shown instanceof HTMLElement ? shown : undefined;
}

export function isInTable(editor: Editor): boolean {
  return editor.isActive('table');
}

function sizeOf(editor: Editor): { rows: number; columns: number } {
  const table = findTable(editor.state.selection.$from)?.node;
  return { rows: table?.childCount ?? 0, columns: table?.firstChild?.childCount ?? 0 };
}

const hasRoomForRow = (editor: Editor) => sizeOf(editor).rows < MAX_TABLE.rows;
const hasRoomForColumn = (editor: Editor) => sizeOf(editor).columns < MAX_TABLE.columns;

/** The tools of a table. They are there while the cursor is in one. */
export const TABLE_TOOLS: readonly Tool[] = [
  {
    id: 'rowAbove',
    places: ['table'],
    icon: BetweenHorizontalStart,
    isUseful: hasRoomForRow,
    use: (editor) => editor.chain().focus().addRowBefore().run(),
    begins: true,
  },
  {
    id: 'rowBelow',
    places: ['table'],
    icon: BetweenHorizontalEnd,
    isUseful: hasRoomForRow,
    use: (editor) => editor.chain().focus().addRowAfter().run(),
  },
  {
    id: 'columnBefore',
    places: ['table'],
    icon: BetweenVerticalStart,
    isUseful: hasRoomForColumn,
    use: (editor) => editor.chain().focus().addColumnBefore().run(),
  },
  {
    id: 'columnAfter',
    places: ['table'],
    icon: BetweenVerticalEnd,
    isUseful: hasRoomForColumn,
    use: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  {
    id: 'headRow',
    places: ['table'],
    icon: PanelTop,
    isOn: hasHead,
    use: (editor) => editor.chain().focus().toggleHeaderRow().run(),
  },
  {
    id: 'deleteRow',
    places: ['table'],
    icon: TableRowsSplit,
    isUseful: (editor) => sizeOf(editor).rows > 1,
    use: (editor) => editor.chain().focus().deleteRow().run(),
    begins: true,
  },
  {
    id: 'deleteColumn',
    places: ['table'],
    icon: TableColumnsSplit,
    isUseful: (editor) => sizeOf(editor).columns > 1,
    use: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  {
    id: 'deleteTable',
    places: ['table'],
    icon: Trash2,
    use: (editor) => editor.chain().focus().deleteTable().run(),
  },
];

function hasHead(editor: Editor): boolean {
  const row = findTable(editor.state.selection.$from)?.node.firstChild;
  return row?.children.every(({ type }) => type.name === 'tableHeader') ?? false;
}

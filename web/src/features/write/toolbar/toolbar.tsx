import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, memo, type ReactNode, type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { indexByKey } from '../../../ui/hooks/index-by-key.ts';
import { MoreTools } from './more-tools.tsx';
import type { DialogName, Tool } from './tool.ts';
import styles from './toolbar.module.css';

interface ToolbarProps {
  editor: Editor;
  tools: readonly Tool[];
  bar: RefObject<HTMLDivElement | null>;
  /** The id of the text. */
  controls: string;
  onAsk: (tool: DialogName) => void;
  /** The button at the end of the bar. It shares the roving focus of the tools. */
  end: (props: { tabIndex: number; onFocus: () => void }) => ReactNode;
  /** Set where the bar is beside what it changes, and not above the text. */
  isFloating?: boolean;
  /** Called when Escape leads back to the text. */
  onEscape?: () => void;
}

/**
 * The tools of a text. Tab reaches one of them, and the arrow keys reach the others from there. The bar is rendered when the state
 * of a tool changes, and not with every word, so its props have to be stable.
 */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { editor, bar, controls, onAsk, end, isFloating = false, onEscape } = props;
  const tools = isFloating ? props.tools : props.tools.filter(({ isRare }) => !isRare);
  const more = isFloating ? [] : props.tools.filter(({ isRare }) => isRare);
  const endTurn = tools.length + (more.length > 0 ? 1 : 0);
  const t = useTranslations('writing');
  const [current, setCurrent] = useState(0);
  const states = useEditorState({
    editor,
    selector: () =>
      tools.map(({ isOn, isUseful }) => ({ on: isOn?.(editor), useful: isUseful?.(editor) ?? true })),
  });
  // The tools may be fewer than before; the last index is that of the end.
  const turn = Math.min(current, endTurn);
  const turnOf = (index: number) => ({
    tabIndex: index === turn ? 0 : -1,
    onFocus: () => setCurrent(index),
  });
  const run = ({ id, use: apply }: Tool) => {
    if (apply) apply(editor);
    // A tool without `use` is one for which the field opens a dialog.
    else onAsk(id as DialogName);
  };
  const onKey = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];
    const index = buttons.findIndex((button) => button.matches(':focus'));
    // An input in a popover of the bar has arrow keys of its own.
    if (index < 0) return;
    // The popover of a button closes first.
    const isPopoverOpen = bar.current?.querySelector('[role="dialog"]:popover-open') != null;
    if (event.key === 'Escape' && !isPopoverOpen) {
      editor.commands.focus();
      onEscape?.();
    }
    const next = indexByKey(event.key, index, buttons.length, 'horizontal');
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <div className={isFloating ? styles.floating : styles.place} data-fixed={!isFloating || undefined}>
      <div
        ref={bar}
        role="toolbar"
        aria-label={t('tools')}
        aria-controls={controls}
        className={styles.bar}
        onKeyDown={onKey}
        // The selection stays where it is when a tool is pressed.
        onMouseDown={(event) =>
          event.target instanceof Element && event.target.closest('[data-tool]') && event.preventDefault()
        }
      >
        {groupsOf(tools).map((group, index, { length }) => (
          <span key={group[0]?.tool.id} className={styles.group}>
            {group.map(({ tool, place }) => {
              const { on, useful } = states[place] ?? { on: undefined, useful: true };
              return (
                <IconButton
                  key={tool.id}
                  {...turnOf(place)}
                  icon={tool.icon}
                  label={t(`tool.${tool.id}`)}
                  data-tool={tool.id}
                  aria-pressed={on}
                  aria-disabled={!useful}
                  onClick={() => useful && run(tool)}
                />
              );
            })}
            {index === length - 1 && more.length > 0 && (
              <MoreTools tools={more} tabStop={turnOf(tools.length)} onUse={run} />
            )}
            {index === length - 1 && end(turnOf(endTurn))}
          </span>
        ))}
      </div>
    </div>
  );
});

/** The groups of tools. Each tool has its index among all tools. */
function groupsOf(tools: readonly Tool[]): { tool: Tool; place: number }[][] {
  const groups: { tool: Tool; place: number }[][] = [];
  for (const [place, tool] of tools.entries()) {
    const last = groups.at(-1);
    if (last && !tool.begins) last.push({ tool, place });
    else groups.push([{ tool, place }]);
  }
  return groups;
}

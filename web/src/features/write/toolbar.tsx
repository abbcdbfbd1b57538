import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../ui/icon-button.tsx';
import { indexByKey } from '../../ui/index-by-key.ts';
import styles from './toolbar.module.css';
import type { Asked, Tool } from './tools.ts';

interface ToolbarProps {
  editor: Editor;
  tools: readonly Tool[];
  bar: RefObject<HTMLDivElement | null>;
  /** Of the text that they change. */
  controls: string;
  onAsk: (tool: Asked) => void;
  /** What stands at its end: one button, which takes its turn of the focus as the others. */
  end: (props: { tabIndex: number; onFocus: () => void }) => ReactNode;
}

/** The tools of a text. One of them can be reached by Tab, the others from there by the arrow keys. */
export function Toolbar({ editor, tools, bar, controls, onAsk, end }: ToolbarProps) {
  const t = useTranslations('writing');
  const [current, setCurrent] = useState(0);
  const states = useEditorState({
    editor,
    selector: () =>
      tools.map(({ isOn, isUseful }) => ({ on: isOn?.(editor), useful: isUseful?.(editor) ?? true })),
  });
  const turnOf = (index: number) => ({
    tabIndex: index === current ? 0 : -1,
    onFocus: () => setCurrent(index),
  });
  const onKey = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];
    const index = buttons.findIndex((button) => button.matches(':focus'));
    // What has opened from a button and is written in has arrow keys of its own.
    if (index < 0) return;
    if (event.key === 'Escape') editor.commands.focus();
    const next = indexByKey(event.key, index, buttons.length, 'horizontal');
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
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
      {tools.map(({ id, icon, use, begins }, index) => {
        const { on, useful } = states[index] ?? { on: undefined, useful: true };
        return (
          <span key={id} className={styles.place} data-begins={begins}>
            <IconButton
              {...turnOf(index)}
              icon={icon}
              label={t(`tool.${id}`)}
              data-tool={id}
              aria-pressed={on}
              aria-disabled={!useful}
              onClick={() => {
                if (!useful) return;
                if (use) use(editor);
                // Those that do nothing by themselves are those that ask.
                else onAsk(id as Asked);
              }}
            />
          </span>
        );
      })}
      <span className={styles.place}>{end(turnOf(tools.length))}</span>
    </div>
  );
}

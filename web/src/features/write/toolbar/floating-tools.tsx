import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { BubbleMenu, FloatingMenu } from '@tiptap/react/menus';
import { Plus } from 'lucide-react';
import {
  type ComponentProps,
  type MouseEvent,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import styles from './floating-tools.module.css';
import { isInTable, tableAtCursor } from './table-tools.ts';
import type { Tool } from './tool.ts';
import { Toolbar } from './toolbar.tsx';

export interface ToolsHandle {
  /** Moves the focus to the tools for what is at the caret. */
  goTo: () => void;
  /** Hides what the tools cover. */
  dismiss: () => void;
}

interface FloatingToolsProps extends Omit<ComponentProps<typeof Toolbar>, 'bar' | 'isFloating' | 'onEscape'> {
  handle: Ref<ToolsHandle>;
}

/** The keys of the plugins, by which a transaction shows what would otherwise show only for a selection. */
const AT_SELECTION = 'toolsAtSelection';
const AT_LINE = 'toolsAtLine';

/** Above the selection, and in the window where a long selection begins outside of it. */
const ABOVE = { placement: 'top-start', offset: 8, shift: { padding: 8, crossAxis: true } } as const;
/** Between the button at an empty line and the line, in CSS pixels. */
const GAP = 12;

/**
 * The tools of a text where a mouse is used: those for words beside a selection, and a "+" beside an empty line, which opens those that
 * insert a block. Escape leads back to the text.
 */
export function FloatingTools({ handle, ...props }: FloatingToolsProps) {
  const { editor, tools } = props;
  const t = useTranslations('writing');
  const insertId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const selection = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const plus = useRef<HTMLButtonElement>(null);
  const atSelection = useRef<HTMLDivElement>(null);
  const atLine = useRef<HTMLDivElement>(null);
  const subject = useEditorState({ editor, selector: () => subjectOf(editor) ?? 'words' });
  const forSelection = useMemo(() => toolsIn(tools, subject), [tools, subject]);
  const forLine = useMemo(() => toolsIn(tools, 'line'), [tools]);
  const aboveSelection = useMemo(() => ({ ...ABOVE, onShow: () => withoutTabStop(selection) }), []);
  const besideLine = useMemo(
    () => ({
      placement: 'right' as const,
      // From the room beside the text on, over the empty line.
      offset: () => -((plus.current?.offsetWidth ?? 0) + GAP),
      flip: false,
      shift: false,
      onShow: () => withoutTabStop(line),
      onHide: () => setIsOpen(false),
    }),
    [],
  );
  useHiddenWithFocus(editor, { [AT_SELECTION]: selection, [AT_LINE]: line });
  const close = useCallback(() => setIsOpen(false), []);
  const openByKeys = () => {
    flushSync(() => setIsOpen(true));
    focusFirst(atLine);
  };
  useImperativeHandle(handle, () => ({
    goTo() {
      if (line.current?.isConnected) return openByKeys();
      const { view } = editor;
      view.dispatch(view.state.tr.setMeta(AT_SELECTION, 'show'));
      view.dispatch(view.state.tr.setMeta(AT_SELECTION, 'updatePosition'));
      focusFirst(atSelection);
    },
    dismiss() {
      setIsOpen(false);
      hide(editor, AT_SELECTION);
    },
  }));
  const closeAfterTool = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-tool]:not([data-tool="help"])')) setIsOpen(false);
  };
  return (
    <>
      <BubbleMenu
        ref={selection}
        editor={editor}
        pluginKey={AT_SELECTION}
        className={styles.tools}
        updateDelay={100}
        shouldShow={hasTools}
        getReferencedVirtualElement={() => (subjectOf(editor) === 'table' && tableAtCursor(editor)) || null}
        options={aboveSelection}
      >
        <Toolbar {...props} tools={forSelection} bar={atSelection} isFloating />
      </BubbleMenu>
      <FloatingMenu
        ref={line}
        editor={editor}
        pluginKey={AT_LINE}
        className={styles.line}
        updateDelay={0}
        options={besideLine}
      >
        <IconButton
          ref={plus}
          icon={Plus}
          kind="floating"
          size="small"
          label={t('insert')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? insertId : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ detail }) => {
            const isByKeys = detail === 0;
            if (!isOpen && isByKeys) openByKeys();
            else setIsOpen(!isOpen);
          }}
          onKeyDown={({ key }) => {
            if (key !== 'Escape') return;
            setIsOpen(false);
            editor.commands.focus();
          }}
        />
        {isOpen && (
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the clicks of its buttons bubble up to it
          <div id={insertId} className={styles.tools} onClick={closeAfterTool}>
            <Toolbar {...props} tools={forLine} bar={atLine} isFloating onEscape={close} />
          </div>
        )}
      </FloatingMenu>
    </>
  );
}

function toolsIn(tools: readonly Tool[], place: Tool['places'][number]): Tool[] {
  return tools.filter(({ places }) => places.includes(place));
}

/** The subject of the tools beside the selection: a photo, words, or else the table at the caret. Undefined where there are no tools. */
function subjectOf(editor: Editor): 'picture' | 'words' | 'table' | undefined {
  const { selection, doc } = editor.state;
  if (selection instanceof NodeSelection) return selection.node.type.name === 'image' ? 'picture' : undefined;
  if (doc.textBetween(selection.from, selection.to).length > 0) return 'words';
  return isInTable(editor) ? 'table' : undefined;
}

function hasTools({ editor, element }: { editor: Editor; element: HTMLElement }): boolean {
  // Tools that have the focus stay, also those without a selection that a key has shown, whatever changes the text meanwhile.
  if (element.contains(document.activeElement)) return true;
  return editor.view.hasFocus() && subjectOf(editor) !== undefined;
}

/** Its menu may still be on the way to its place, so that the page must not scroll there. */
function focusFirst({ current }: RefObject<HTMLElement | null>): void {
  current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
}

/** A menu makes a tab stop of its element, though only the tools in it can be used. */
function withoutTabStop({ current }: RefObject<HTMLElement | null>): void {
  current?.removeAttribute('tabindex');
}

function hide(editor: Editor, menu: string): void {
  if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(menu, 'hide'));
}

/** The menus leave with the focus of the text. This makes them leave with the focus of their tools, too. */
function useHiddenWithFocus(
  editor: Editor,
  menus: Readonly<Record<string, RefObject<HTMLElement | null>>>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements stay the same
  useEffect(() => {
    const ends = Object.entries(menus).map(([name, { current: menu }]) => {
      // Later: a menu that hides takes the focus away, too, and must not be hidden meanwhile.
      const leave = () => setTimeout(() => !isInUse(menu, editor) && hide(editor, name));
      menu?.addEventListener('focusout', leave);
      return () => menu?.removeEventListener('focusout', leave);
    });
    return () => {
      for (const end of ends) end();
    };
  }, [editor]);
}

/** Whether the focus is in a menu or in the text; also while another window has it. A menu that is hidden stays so. */
function isInUse(menu: HTMLElement | null, editor: Editor): boolean {
  const { activeElement } = document;
  if (editor.isDestroyed || menu === null || !menu.isConnected || !document.hasFocus()) return true;
  return menu.contains(activeElement) || editor.view.dom.contains(activeElement);
}

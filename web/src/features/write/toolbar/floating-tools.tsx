import { type Editor, isTextSelection } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { BubbleMenu, FloatingMenu } from '@tiptap/react/menus';
import { Plus } from 'lucide-react';
import {
  type ComponentProps,
  type MouseEvent,
  type Ref,
  type RefObject,
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
import { Toolbar } from './toolbar.tsx';
import type { Tool } from './tools.ts';

/** Moves the focus to the tools for what is at the caret. */
export type GoToTools = () => void;

interface FloatingToolsProps extends Omit<ComponentProps<typeof Toolbar>, 'bar' | 'isFloating'> {
  goToTools: Ref<GoToTools>;
}

/** The keys of the plugins, by which a transaction shows what would otherwise show only for a selection. */
const AT_SELECTION = 'toolsAtSelection';
const AT_LINE = 'toolsAtLine';

const ABOVE = { placement: 'top-start', offset: 8, shift: { padding: 8 } } as const;
/** From the room beside the text on, over the empty line. */
const BESIDE = { placement: 'right', offset: -44, flip: false, shift: false } as const;

/**
 * The tools of a text where a mouse is used: those for words beside a selection, and a "+" beside an empty line, which opens those that
 * insert a block. Escape leads back to the text.
 */
export function FloatingTools({ goToTools, ...props }: FloatingToolsProps) {
  const { editor, tools } = props;
  const t = useTranslations('writing');
  const insertId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const selection = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const atSelection = useRef<HTMLDivElement>(null);
  const atLine = useRef<HTMLDivElement>(null);
  const isPicture = useEditorState({ editor, selector: () => isPictureSelected(editor) });
  const forSelection = useMemo(() => toolsIn(tools, isPicture ? 'picture' : 'words'), [tools, isPicture]);
  const forLine = useMemo(() => toolsIn(tools, 'line'), [tools]);
  const besideLine = useMemo(() => ({ ...BESIDE, onHide: () => setIsOpen(false) }), []);
  useNoTabStop(selection, line);

  useImperativeHandle(goToTools, () => () => {
    if (line.current?.isConnected) {
      flushSync(() => setIsOpen(true));
      focusFirst(atLine);
      return;
    }
    const { view } = editor;
    view.dispatch(view.state.tr.setMeta(AT_SELECTION, 'show'));
    view.dispatch(view.state.tr.setMeta(AT_SELECTION, 'updatePosition'));
    focusFirst(atSelection);
  });

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
        options={ABOVE}
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
          icon={Plus}
          kind="floating"
          size="small"
          label={t('insert')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? insertId : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setIsOpen(!isOpen)}
        />
        {isOpen && (
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the clicks of its buttons bubble up to it
          <div id={insertId} className={styles.tools} onClick={closeAfterTool}>
            <Toolbar {...props} tools={forLine} bar={atLine} isFloating />
          </div>
        )}
      </FloatingMenu>
    </>
  );
}

function toolsIn(tools: readonly Tool[], place: Tool['places'][number]): Tool[] {
  return tools.filter(({ places }) => places.includes(place));
}

/** Words, or a photo, are selected. */
function hasTools({ editor, element }: { editor: Editor; element: HTMLElement }): boolean {
  const { state, view } = editor;
  if (!view.hasFocus() && !element.contains(document.activeElement)) return false;
  const { from, to, empty } = state.selection;
  if (isPictureSelected(editor)) return true;
  return !empty && isTextSelection(state.selection) && state.doc.textBetween(from, to).length > 0;
}

function isPictureSelected({ state: { selection } }: Editor): boolean {
  return selection instanceof NodeSelection && selection.node.type.name === 'image';
}

function focusFirst({ current }: RefObject<HTMLElement | null>): void {
  current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
}

/** The menus make a tab stop of their element, though only the tools in it can be used. */
function useNoTabStop(...menus: RefObject<HTMLElement | null>[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements stay the same
  useEffect(() => {
    for (const { current } of menus) current?.removeAttribute('tabindex');
  }, []);
}

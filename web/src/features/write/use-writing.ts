import type { Editor, JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { readLongRichText } from '@waymark/model/rich-text/read';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import { toEditor } from './engine/codec.ts';
import { type Written, writtenIn } from './engine/written.ts';

/** Typed text is reported at the next idle moment, and after this time at the latest, in milliseconds. */
const LONGEST_WAIT = 250;

const EMPTY: JSONContent = { type: 'doc', content: [{ type: 'paragraph' }] };

/** The editor's document of a stored text; undefined where it cannot be read. */
export function documentOf(value: string | undefined): JSONContent | undefined {
  if (value === undefined || value === '') return EMPTY;
  const read = readLongRichText(value);
  return 'text' in read ? toEditor(read.text) : undefined;
}

/** The listener for changes of the author, and that for photos that the text receives when their upload finishes. */
type Listener = 'onChange' | 'onArrived';

interface Writing {
  /** The value that was reported last. */
  written: Written;
  isUnreadable: boolean;
  /** Discards content that cannot be read. */
  restart: () => void;
  /** Reports unreported text at once. */
  report: () => void;
  /** As `report`, for photos that the text received when their upload finished. */
  reportArrived: () => void;
}

/** Synchronizes an editor with a value, without serializing the whole text at every key. */
export function useWriting(
  editor: Editor,
  value: string | undefined,
  listeners: Readonly<Record<Listener, (value: string | undefined, from: string | undefined) => void>>,
): Writing {
  const [written, setWritten] = useState(() => writtenIn(editor.state.doc));
  const [isUnreadable, setIsUnreadable] = useState(() => documentOf(value) === undefined);
  const latest = useLatest({ value, ...listeners });
  /** The value that the editor and the parent have both had last. */
  const known = useRef(value);
  /** The last value from outside, and its document: undoing everything reports that very value. */
  const origin = useRef({ value, doc: editor.state.doc });
  const cancelReport = useRef<() => void>(undefined);

  const adopt = useCallback(
    (next: string | undefined) => {
      known.current = next;
      const json = documentOf(next);
      setIsUnreadable(json === undefined);
      if (json === undefined) return;
      const change = changedTo(editor.state, editor.schema.nodeFromJSON(json));
      // The author can undo it as a change of their own, so the text that it replaced is not lost.
      if (change) editor.view.dispatch(change.setMeta('preventUpdate', true));
      origin.current = { value: next, doc: editor.state.doc };
      setWritten(writtenIn(editor.state.doc));
    },
    [editor],
  );

  const reportTo = useCallback(
    (listener: Listener) => {
      if (cancelReport.current === undefined) return;
      cancelReport.current();
      cancelReport.current = undefined;
      const { doc } = editor.state;
      const now = writtenIn(doc);
      setWritten(now);
      const reported = doc.eq(origin.current.doc) ? origin.current.value : now.value;
      if (reported !== known.current) {
        const from = known.current;
        known.current = reported;
        latest.current[listener](reported, from);
      } else if (latest.current.value !== reported) adopt(latest.current.value);
    },
    [editor, latest, adopt],
  );
  const report = useCallback(() => reportTo('onChange'), [reportTo]);
  const reportArrived = useCallback(() => reportTo('onArrived'), [reportTo]);

  useEffect(() => {
    const onUpdate = () => {
      cancelReport.current ??= whenIdle(report);
    };
    const onHide = () => document.visibilityState === 'hidden' && report();
    editor.on('update', onUpdate);
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', report);
    return () => {
      editor.off('update', onUpdate);
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', report);
      report();
    };
  }, [editor, report]);

  useEffect(() => {
    // A value from outside does not replace text that is being typed. That text is reported in a moment, as a change of the value.
    if (value !== known.current && cancelReport.current === undefined) adopt(value);
  }, [adopt, value]);

  const restart = () => {
    adopt(undefined);
    latest.current.onChange(undefined, latest.current.value);
  };
  return { written, isUnreadable, restart, report, reportArrived };
}

/** Calls back when the browser is idle. @returns a function that cancels the call */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, LONGEST_WAIT);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: LONGEST_WAIT });
  return () => cancelIdleCallback(request);
}

/** Replaces only the parts of the document that differ, so that the cursor and the scroll position stay where possible. */
function changedTo(state: EditorState, doc: Node): Transaction | undefined {
  const from = state.doc.content.findDiffStart(doc.content);
  const ends = state.doc.content.findDiffEnd(doc.content);
  if (from === null || ends === null) return undefined;
  // The common beginning and the common end may overlap, where letters repeat.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  return state.tr.replace(from, ends.a + overlap, doc.slice(from, ends.b + overlap));
}

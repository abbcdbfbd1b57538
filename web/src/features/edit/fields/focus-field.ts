import { useEffect, useRef } from 'react';
import { type FieldKey, idOfField } from './fields.ts';

const FOCUSABLE =
  'input:not([type="hidden"]), textarea, select, [contenteditable="true"], button:not(:disabled), [tabindex="0"]';

/** Brings the focus to a field of the editor, once it is shown: of its controls to the one that is marked as wrong, else the first. */
export function focusField(field: FieldKey): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(idOfField(field));
    place?.scrollIntoView({ block: 'center' });
    const wrong = place?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? place?.querySelector<HTMLElement>(FOCUSABLE))?.focus({ preventScroll: true });
  });
}

/** Brings the focus to a field when the editor is shown first; undefined leaves it where it is. */
export function useFocusAtFirst(field: FieldKey | undefined): void {
  const first = useRef(field);
  useEffect(() => {
    if (first.current !== undefined) focusField(first.current);
  }, []);
}

import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type FieldKey, idOfField } from './fields.ts';

const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button:not(:disabled), [tabindex="0"]';

/** Focuses a field of the editor once it is shown: its first invalid control, or else its first control. The page scrolls to it. */
export function focusField(field: FieldKey, { isScrolled = true } = {}): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(idOfField(field));
    // The field may be under "More".
    place?.closest('details')?.setAttribute('open', '');
    if (isScrolled) place?.scrollIntoView({ block: 'center' });
    const wrong = place?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // The tools of a story come before its text.
    const text = place?.querySelector<HTMLElement>('[contenteditable="true"]');
    const control = wrong ?? text ?? place?.querySelector<HTMLElement>(FOCUSABLE);
    control?.focus({ preventScroll: true });
    // The middle of a field that is higher than the window, as of many photos, is far from its first control.
    control?.scrollIntoView({ block: 'nearest' });
  });
}

/** Focuses a field when the editor is first shown; undefined leaves the focus alone. */
export function useFocusAtFirst(field: FieldKey | undefined): void {
  const first = useRef(field);
  useEffect(() => {
    if (first.current !== undefined) focusField(first.current);
  }, []);
}

/** Some fields, such as tags, take what is typed when they lose the focus. This does the same, and leaves the caret in the field. */
export function takeTyped(field: EventTarget | null): void {
  if (!(field instanceof HTMLElement)) return;
  flushSync(() => field.blur());
  field.focus({ preventScroll: true });
}

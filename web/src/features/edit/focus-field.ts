import { type FieldKey, idOfField } from './fields.ts';

const FOCUSABLE =
  'input:not([type="hidden"]), textarea, select, [contenteditable="true"], button:not(:disabled), [tabindex="0"]';

/** Brings the focus to a field of the editor, once it is shown. */
export function focusField(field: FieldKey): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(idOfField(field));
    place?.scrollIntoView({ block: 'center' });
    place?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  });
}

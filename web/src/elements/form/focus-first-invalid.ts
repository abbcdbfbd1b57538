/** Brings the focus to the first field of a form that is marked as wrong. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input')?.focus();
}

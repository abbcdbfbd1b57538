/** Moves the focus to the first invalid field of a form. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input')?.focus();
}

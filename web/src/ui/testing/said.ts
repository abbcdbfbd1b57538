import { act } from '@testing-library/react';
import { removeToast, toasts } from '../toast-store.ts';

/* For tests of what says something in toasts. */

/** What was said last, and the press of what it offers. */
export function said() {
  const { message, action } = toasts.current().at(-1) ?? {};
  return { message, offers: action?.label, press: () => act(async () => action?.onAction()) };
}

/** Leaves nothing for the next test. */
export function forgetToasts(): void {
  for (const { id } of toasts.current()) removeToast(id);
}

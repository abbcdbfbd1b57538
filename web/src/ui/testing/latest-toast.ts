import { act } from '@testing-library/react';
import { removeToast, toasts } from '../overlays/toast-store.ts';

/* Test support for components that show toasts. */

/** The message of the latest toast, and a function that presses its action. */
export function latestToast() {
  const { message, action } = toasts.current().at(-1) ?? {};
  return { message, offers: action?.label, press: () => act(async () => action?.onAction()) };
}

/** Removes all toasts before the next test. */
export function removeToasts(): void {
  for (const { id } of toasts.current()) removeToast(id);
}

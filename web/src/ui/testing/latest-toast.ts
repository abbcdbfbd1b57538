import { act } from '@testing-library/react';
import { removeToast, toasts } from '../overlays/toast-store.ts';

/* Test support for components that show toasts. */

/** The message of the latest toast, and functions that press its action, and what leads to what it is about. */
export function latestToast() {
  const { message, view, action } = toasts.current().at(-1) ?? {};
  return {
    message,
    offers: action?.label,
    press: () => act(async () => action?.onAction()),
    view: () => act(async () => view?.onAction()),
  };
}

/** Removes all toasts before the next test. */
export function removeToasts(): void {
  for (const { id } of toasts.current()) removeToast(id);
}

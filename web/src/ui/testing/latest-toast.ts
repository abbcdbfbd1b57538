import { act } from '@testing-library/react';
import { removeToast, toasts } from '../overlays/toast-store.ts';

/* Test support for components that show toasts. */

/** The message of the latest toast, the address of its link, the name of its action and a function that presses it. */
export function latestToast() {
  const { message, view, action } = toasts.current().at(-1) ?? {};
  return {
    message,
    leadsTo: view?.to,
    offers: action?.label,
    press: () => act(async () => action?.onAction()),
  };
}

/** Removes all toasts before the next test. */
export function removeToasts(): void {
  for (const { id } of toasts.current()) removeToast(id);
}

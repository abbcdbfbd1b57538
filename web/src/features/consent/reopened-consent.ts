import { createStore, useStore } from '../../ui/hooks/store.ts';

/** Whether the visitor wants to change their answer. */
const reopened = createStore(false);

/** Shows the question again to a visitor who has answered it. */
export function reopenConsent(): void {
  reopened.set(true);
}

/** Hides the question, whether or not the visitor has changed their answer. */
export function closeConsent(): void {
  reopened.set(false);
}

export function useIsConsentReopened(): boolean {
  return useStore(reopened);
}

/**
 * Whether leaving the document would lose something: an edit, an upload, a change that is not sent. Each of them refuses the event
 * `beforeunload`, so the same event answers here, and there is no second list of them.
 */
export function isUnsaved(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Whether the reader has begun to write in a field, which a reload without a request would empty. */
export function isWriting(): boolean {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) {
    return activeElement.value !== '';
  }
  return activeElement instanceof HTMLElement && activeElement.isContentEditable;
}

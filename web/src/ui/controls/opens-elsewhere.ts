import type { MouseEvent } from 'react';

/** Whether the browser opens the link in another tab or window, or saves it. A middle click is no click event. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

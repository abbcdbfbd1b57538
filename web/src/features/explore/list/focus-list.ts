/** Moves the focus to the list beside the map, where what had it goes: the next Tab would start at the top of the document. */
export function focusList(): void {
  document.getElementById('list')?.focus({ preventScroll: true });
}

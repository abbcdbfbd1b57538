/** Runs at once or, during a press inside an element, after the resulting click. */
export function onceReleased(element: Element | null, act: () => void): void {
  if (!element?.matches(':active')) {
    act();
    return;
  }
  const over = new AbortController();
  const onRelease = () => {
    over.abort();
    setTimeout(act);
  };
  for (const end of ['pointerup', 'pointercancel', 'keyup'])
    addEventListener(end, onRelease, { capture: true, signal: over.signal });
}

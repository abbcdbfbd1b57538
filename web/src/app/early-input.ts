/**
 * Ends the keeping of early input, and applies what was kept: call it once the page is interactive. Fields that React has taken over
 * know nothing of what was typed before, buttons nothing of the press, and no part of the page of the key.
 */
export function applyEarlyInput(): void {
  const early = window.earlyInput;
  if (early === undefined) return;
  if (isChanging()) {
    // React gives the field its rendered value after each event, and would then take the event of the visitor for a change back.
    setTimeout(applyEarlyInput);
    return;
  }
  delete window.earlyInput;
  early.end();
  for (const [field, value] of early.changed) {
    if (field instanceof HTMLElement && field.isConnected) change(field, value);
  }
  if (early.key !== undefined) {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { ...early.key, bubbles: true, cancelable: true }),
    );
  }
  if (early.pressed?.isConnected && !isPressing()) early.pressed.click();
}

/** Whether the visitor changes a field at this moment. React hydrates within such an event. */
function isChanging(): boolean {
  return /^(?:input|change)$/.test(window.event?.type ?? '');
}

/**
 * Whether the visitor presses something at this moment. React hydrates within such an event, and the press itself takes effect after
 * that.
 */
function isPressing(): boolean {
  return /^(?:click|mouse|pointer|touch)/.test(window.event?.type ?? '');
}

/** Changes a field as a visitor does. */
function change(field: HTMLElement, value: string | boolean): void {
  if (field instanceof HTMLSelectElement) {
    field.value = String(value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (typeof value === 'string' && 'value' in field) {
    // React ignores an input whose value is the last one that was set through the element. So another value is set through it, and
    // this one by the setter of its class.
    field.value = `${value} `;
    const prototype: unknown = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (field instanceof HTMLInputElement) {
    field.checked = !value;
    field.click();
  }
}

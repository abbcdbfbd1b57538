/** The modal dialog that was opened last: everything outside of it is inert. */
export function topDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].findLast((dialog) =>
    dialog.matches(':modal'),
  );
}

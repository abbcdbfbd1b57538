/** The modal dialog that was opened last. Everything outside it is inert. */
export function topDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].findLast((dialog) =>
    dialog.matches(':modal'),
  );
}

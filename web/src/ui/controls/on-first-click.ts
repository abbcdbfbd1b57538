/**
 * Runs an action on a click, but not on the second click of a double click: by then another control may be below the pointer.
 */
export function onFirstClick(act: () => void): (click: { detail: number }) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}

/** Acts on a click, and not on the second of two: by then something else may have come below the pointer, which nobody meant. */
export function onFirstClick(act: () => void): (click: { detail: number }) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}

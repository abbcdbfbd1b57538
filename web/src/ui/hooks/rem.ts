/** The text size of the page, in CSS pixels: the length of 1rem. */
export function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** Loads the font of the map's labels. MapLibre draws them in weight 400, which pages load for quotations only. */
export function loadLabelFont(): Promise<unknown> {
  return document.fonts.load('400 24px "Fraunces Variable"', 'Aé');
}

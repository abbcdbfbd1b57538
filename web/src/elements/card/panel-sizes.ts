/** The `sizes` of a picture as wide as the panel beside the map, which tokens.css describes; it fills a narrow window. */
export const PANEL_SIZES = '(min-width: 56rem) clamp(26.25rem, 30vw, 40rem), 100vw';

/** The longest text of a message, in UTF-16 code units: for the page that counts them, which has no schemas. */
export const MESSAGE_MAX = 5_000;

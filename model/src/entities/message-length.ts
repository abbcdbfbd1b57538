/** The longest text of a message, in UTF-16 code units. It stands apart for the page that counts them without schemas. */
export const MESSAGE_MAX = 5_000;

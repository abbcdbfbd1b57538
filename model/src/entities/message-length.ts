/* Bounds of messages, apart from their schema for pages that need them without schemas. */

/** The longest text of a message, in UTF-16 code units. */
export const MESSAGE_MAX = 5_000;

/** How long a form is open before a person can have written a message, in milliseconds. */
export const LEAST_WRITING = 3_000;

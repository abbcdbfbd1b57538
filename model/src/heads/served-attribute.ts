/** Marks the tags that only the server writes; the browser removes them when it goes on to another page. */
export const SERVED_ATTRIBUTE = 'data-served';

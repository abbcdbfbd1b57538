/** The search engine of the stack under test. */
export const ENGINE = new URL(process.env['WAYMARK_SEARCH'] ?? 'http://127.0.0.1:9410');

/** Whether a request goes to the search engine. */
export const isSearch = (url: URL) => url.origin === ENGINE.origin;

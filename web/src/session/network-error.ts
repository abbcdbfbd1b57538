/** The messages of browsers and the identity SDK for a request without an answer, and for code that could not be loaded. */
const NO_ANSWER =
  /^(?:Failed to fetch|NetworkError when attempting|Load failed|Importing a module script failed|error loading dynamically imported module|Unable to preload|Timeout when executing 'fetch')/i;

/** Whether an error message means that the network gave no answer. */
export function isNetworkError(message: string): boolean {
  return NO_ANSWER.test(message);
}

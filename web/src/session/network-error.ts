/** What browsers and the identity SDK say of a request that got no answer, and of code that could not be loaded. */
const NO_ANSWER =
  /^(?:Failed to fetch|NetworkError when attempting|Load failed|Importing a module script failed|error loading dynamically imported module|Unable to preload|Timeout when executing 'fetch')/i;

/** Whether the message of an error says that no answer came from the network. */
export function isNetworkError(message: string): boolean {
  return NO_ANSWER.test(message);
}

/** The reader's time zone, such as `Europe/Paris`. Only the browser knows it: a page that the server renders shows UTC. */
export function localTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

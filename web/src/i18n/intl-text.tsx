/**
 * Text with a date or with names that `Intl` wrote. A browser may have other data for them than the server; the text of the
 * server then stays, which is no error.
 */
export function IntlText({ children }: { children: string }) {
  return <span suppressHydrationWarning>{children}</span>;
}

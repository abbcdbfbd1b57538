/**
 * Reports an error to the log endpoint. The code for that is loaded with the first error. A failure to load it, as without a
 * connection, is ignored.
 */
export function report(error: unknown): void {
  import('../../services/error-report.ts')
    .then(({ sendErrorReport }) => sendErrorReport(error))
    .catch(() => {});
}

/** Starts to report uncaught errors and unhandled rejections. */
export function reportUncaught(): void {
  // An event without an error comes from the browser itself or from a script of another origin, which we cannot fix.
  addEventListener('error', ({ error }) => error && report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

/** React's handler for errors that an error boundary caught: logs as React does by default, and reports. */
export function onCaughtError(error: unknown): void {
  console.error(error);
  report(error);
}

/**
 * React's handler for errors that it recovered from by rendering again. The cause is reported, because React's own error does
 * not name it.
 */
export function onRecoverableError(error: unknown): void {
  onCaughtError(error instanceof Error && error.cause !== undefined ? error.cause : error);
}

/**
 * Tells our log of an error. What that takes is loaded with the first: without a connection nobody is told, and nobody has to be
 * told of that.
 */
export function report(error: unknown): void {
  import('../services/error-report.ts').then(({ sendErrorReport }) => sendErrorReport(error)).catch(() => {});
}

/** Reports what nobody catches from now on. */
export function reportUncaught(): void {
  // Without an error it is what the browser says itself, or of a script of another origin: nothing that could be mended.
  addEventListener('error', ({ error }) => error && report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

/** What React is to do with an error that a part of the page has caught: what it does by itself, and a report. */
export function onCaughtError(error: unknown): void {
  console.error(error);
  report(error);
}

/** The same for what React has recovered from by drawing the page again: its own error says nothing of the one that it was. */
export function onRecoverableError(error: unknown): void {
  onCaughtError(error instanceof Error && error.cause !== undefined ? error.cause : error);
}

// @ts-check
/**
 * Loaded before firebase-tools. It logs every step of every request for those who develop it, and its whole queue at every change of
 * it: 100 MB in an hour of tests. This leaves that out, unless DEBUG is set, as its own option `--debug` does.
 */
import { WorkQueue } from 'firebase-tools/lib/emulator/workQueue.js';
import { logger } from 'firebase-tools/lib/logger.js';

if (!process.env['DEBUG']) {
  logger.debug = () => logger;
  WorkQueue.prototype.logState = () => {};
}

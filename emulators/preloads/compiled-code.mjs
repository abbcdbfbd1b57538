// @ts-check
/**
 * Loaded by the emulators and by each process of a function. Node stores the code that it has compiled when a process exits, and the
 * emulator kills those of functions. This stores it once a process has had the time to answer.
 */
import { flushCompileCache } from 'node:module';

const ANSWERED = 5_000;

setTimeout(flushCompileCache, ANSWERED).unref();

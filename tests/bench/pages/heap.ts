import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The heap of this process in MB, after garbage collection, which Node offers to programs only on request. */
export function heapInMegabytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed / 1e6;
}

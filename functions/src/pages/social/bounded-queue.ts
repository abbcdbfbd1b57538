import { ApiError } from '../../platform/errors.ts';
import { keyedMutex } from '../../platform/keyed-mutex.ts';

/**
 * Creates a queue that runs one piece of work after another.
 * @param longest how many may wait or run; further work fails with the ApiError `try-again`
 */
export function boundedQueue(longest: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const mutex = keyedMutex();
  let length = 0;
  return async (work) => {
    if (length >= longest) throw new ApiError('try-again', 'Too much is waiting; try again later.');
    length++;
    try {
      return await mutex('all', work);
    } finally {
      length--;
    }
  };
}

/** Thrown where an answer took too long. */
export class TooSlowError extends Error {
  override name = 'TooSlowError';
}

/**
 * The result of some work, unless it takes longer than a limit in milliseconds. The signal tells the work that its result is
 * not awaited any longer.
 * @throws TooSlowError at the limit
 */
export async function inTime<Result>(
  limit: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController();
  const { promise: end, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new TooSlowError(`No result after ${limit} ms`);
    reject(error);
    ending.abort(error);
  }, limit);
  const result = (async () => work(ending.signal))();
  // After the limit its failure has no reader.
  result.catch(() => {});
  try {
    return await Promise.race([result, end]);
  } finally {
    clearTimeout(timer);
  }
}

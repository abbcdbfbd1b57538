/**
 * Calls a function once its caller pauses. Only the last call before a pause is made: the promises of the others stay pending, so
 * that an answer to older words never replaces one to newer ones.
 *
 * @param pause in milliseconds
 */
export function lastCall<Arguments extends unknown[], Done>(
  call: (...args: Arguments) => Promise<Done>,
  pause: number,
): (...args: Arguments) => Promise<Done> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let calls = 0;
  return (...args) => {
    clearTimeout(timer);
    calls += 1;
    const own = calls;
    return new Promise<Done>((resolve, reject) => {
      timer = setTimeout(() => {
        call(...args).then(
          (done) => own === calls && resolve(done),
          (error: unknown) => own === calls && reject(error),
        );
      }, pause);
    });
  };
}

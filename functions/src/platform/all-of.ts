/**
 * Waits for all works, however many of them fail: an instance may stop working when its function has answered.
 * @throws the error of the first that failed
 */
export async function allOf(works: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(works)) {
    if (result.status === 'rejected') throw result.reason;
  }
}

interface SharedFetchOptions<Answer> {
  /** How long an answer is reused, counted from its request, in milliseconds. */
  lasts: (answer: Answer) => number;
  /** How long a failure is reused, counted from its end, so that not every caller asks a failing service. */
  failureLasts: number;
  /** In milliseconds. */
  now?: () => number;
}

/**
 * Fetches a value once for all calls that come at the same time or soon after each other.
 * @returns the fetching function; given a value that was refused in use, it fetches again unless that has happened since
 */
export function sharedFetch<Answer extends object>(
  fetchIt: () => Promise<Answer>,
  { lasts, failureLasts, now = () => Date.now() }: SharedFetchOptions<Answer>,
): (refused?: Answer) => Promise<Answer> {
  let last: Attempt<Answer> | undefined;

  function attempt(): Attempt<Answer> {
    const at = now();
    const under: Attempt<Answer> = { promise: fetchIt(), until: Number.POSITIVE_INFINITY };
    under.promise.then(
      (answer) => {
        under.answer = answer;
        under.until = at + lasts(answer);
      },
      () => {
        under.until = now() + failureLasts;
      },
    );
    return under;
  }

  return (refused) => {
    const isOver =
      last === undefined || now() >= last.until || (refused !== undefined && last.answer === refused);
    if (last === undefined || isOver) last = attempt();
    return last.promise;
  };
}

interface Attempt<Answer> {
  promise: Promise<Answer>;
  /** Once there is one. */
  answer?: Answer;
  /** When the next request may begin: not before this one has ended. */
  until: number;
}

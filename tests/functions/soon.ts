/**
 * Retries until an assertion holds: reactions to a write come some time later, through queues and processes that
 * a busy machine starts slowly. The tests check that they come; `npm run bench` measures how fast.
 */
export const soon = { timeout: 150_000, interval: 200 } as const;

/**
 * Asks again and again until it holds: reactions to what was written come some time later, by queues and processes that a busy
 * machine starts slowly. That they come is tested; how fast they are is measured by `npm run bench`.
 */
export const soon = { timeout: 90_000, interval: 100 } as const;

import { ApiError } from './api-error.ts';
import type { ApiKey } from './stored/api-keys.ts';

const HOUR = 3_600_000;
const MOST_SENDERS = 10_000;

/** Counts the requests of each sender with a key that limits them, by the hour. */
export class RateLimits {
  #counts = new Map<string, number>();
  #hour = 0;

  /** @throws ApiError 429 after as many requests as the key allows in an hour */
  count({ value, maxQueriesPerIPPerHour: most }: ApiKey, sender: string): void {
    if (most === 0) return;
    const hour = Math.floor(Date.now() / HOUR);
    if (hour !== this.#hour || this.#counts.size > MOST_SENDERS) this.#counts = new Map();
    this.#hour = hour;
    const id = `${value} ${sender}`;
    const count = (this.#counts.get(id) ?? 0) + 1;
    this.#counts.set(id, count);
    if (count > most) throw new ApiError(429, 'Too many requests');
  }
}

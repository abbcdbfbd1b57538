/// <reference path="./rate-limiter-flexible.d.ts" />
import type { IRateLimiterOptions } from 'rate-limiter-flexible';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';

/** How many keys are counted at once. Of more, those that were asked for longest ago are forgotten. */
const MAX_KEYS = 10_000;

/** What this process has counted by itself, in bounded memory and without asking anybody. */
export class OwnCount {
  readonly #limiter: RateLimiterMemory;
  /** The key that was asked for last is the last. */
  readonly #keys = new Set<string>();
  readonly #maxKeys: number;

  constructor(options: IRateLimiterOptions, maxKeys = MAX_KEYS) {
    this.#limiter = new RateLimiterMemory(options);
    this.#maxKeys = maxKeys;
  }

  /** @throws RateLimiterRes where there is no point left */
  async take(key: string): Promise<void> {
    this.#keys.delete(key);
    this.#keys.add(key);
    const [oldest] = this.#keys;
    if (this.#keys.size > this.#maxKeys && oldest !== undefined) {
      this.#keys.delete(oldest);
      await this.#limiter.delete(oldest);
    }
    await this.#limiter.consume(key);
  }
}

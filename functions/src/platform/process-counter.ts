/// <reference path="./rate-limiter-flexible.d.ts" />
import type { IRateLimiterOptions } from 'rate-limiter-flexible';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';

/** The most keys that are counted at once. Beyond that the least recently used ones are forgotten. */
const MAX_KEYS = 10_000;

/** The counts of this process alone, in bounded memory. */
export class ProcessCounter {
  readonly #limiter: RateLimiterMemory;
  /** The most recently used key comes last. */
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

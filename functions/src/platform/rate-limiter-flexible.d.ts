/* The used parts of rate-limiter-flexible, imported by file: its index does not export the base class of stores, and loads every store. */

declare module 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js' {
  import { RateLimiterStoreAbstract } from 'rate-limiter-flexible';

  export = RateLimiterStoreAbstract;
}

declare module 'rate-limiter-flexible/lib/RateLimiterMemory.js' {
  import { RateLimiterMemory } from 'rate-limiter-flexible';

  export = RateLimiterMemory;
}

declare module 'rate-limiter-flexible/lib/RateLimiterRes.js' {
  import { RateLimiterRes } from 'rate-limiter-flexible';

  export = RateLimiterRes;
}

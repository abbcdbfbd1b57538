import { ofetch } from 'ofetch';

/** How long a request may take in all, in milliseconds. */
const DEADLINE = 15_000;

/**
 * What every request shares. Reads are tried once more on these statuses, writes never: that is ofetch's default, and naming a
 * number of retries would make it hold for writes too.
 */
export const http = ofetch.create({
  retryStatusCodes: [408, 409, 425, 429, 500, 502, 503, 504],
  // ofetch's own `timeout` does nothing where the caller has a signal.
  onRequest({ options }) {
    const deadline = AbortSignal.timeout(DEADLINE);
    options.signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
  },
});

import { ofetch } from 'ofetch';

/** The deadline of a request, in milliseconds. */
const DEADLINE = 15_000;

/**
 * The options that all requests share. Reads are retried once on these statuses and writes never, which is the default of
 * ofetch. Setting a number of retries would retry writes too.
 */
export const http = ofetch.create({
  retryStatusCodes: [408, 409, 425, 429, 500, 502, 503, 504],
  // ofetch ignores its own `timeout` where the caller passes a signal.
  onRequest({ options }) {
    const deadline = AbortSignal.timeout(options.timeout ?? DEADLINE);
    options.signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
  },
});

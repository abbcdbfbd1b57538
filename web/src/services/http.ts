import { ofetch } from 'ofetch';

/** What every request shares: reads are tried once more on these statuses, writes never. */
export const http = ofetch.create({
  retry: 1,
  retryStatusCodes: [408, 409, 425, 429, 500, 502, 503, 504],
  timeout: 15_000,
});

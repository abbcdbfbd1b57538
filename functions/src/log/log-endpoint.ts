import { Hono } from 'hono';
import { ApiError } from '../platform/errors.ts';
import { addressOf, limit, type TakePoint } from '../platform/limits.ts';
import { logBrowserReport } from '../platform/log.ts';
import { browserReport } from './browser-report.ts';

const MINUTE = 60;
let limits: { each: TakePoint; all: TakePoint } | undefined;

/** `GET /api/log/write?severity&userId&message&stack`: takes what went wrong in a browser, and answers 204. */
export const log = new Hono();

log.get('/write', async (context) => {
  // A page of another site could make its visitors write here; browsers say so.
  const site = context.req.header('Sec-Fetch-Site') ?? 'same-origin';
  if (site !== 'same-origin') throw new ApiError('forbidden', 'Only pages of this site may write here.');
  const report = browserReport.safeParse(context.req.query());
  if (!report.success) throw new ApiError('invalid', 'The report is not as it has to be.');
  limits ??= {
    each: limit({ name: 'log-each', points: 20, duration: MINUTE }),
    all: limit({ name: 'log-all', points: 120, duration: MINUTE }),
  };
  await limits.each(addressOf(context));
  await limits.all('');
  logBrowserReport(report.data);
  return context.body(null, 204);
});

import { Hono } from 'hono';
import { addressOf } from '../platform/address-of.ts';
import { ApiError } from '../platform/errors.ts';
import { limit, type TakePoint } from '../platform/limits.ts';
import { logBrowserReport } from '../platform/log.ts';
import { browserReport } from './browser-report.ts';

const MINUTE = 60;
let takePoint: TakePoint | undefined;

/** `GET /api/log/write?severity&userId&message&stack`: accepts a browser's report of an error and answers 204. */
export const log = new Hono();

log.get('/write', async (context) => {
  // Hono would also run this for HEAD.
  if (context.req.method !== 'GET') throw new ApiError('wrong-method', 'Only GET is allowed here.');
  // Another site could make its visitors write here. Browsers mark such requests.
  const site = context.req.header('Sec-Fetch-Site') ?? 'same-origin';
  if (site !== 'same-origin') throw new ApiError('forbidden', 'Only pages of this site may write here.');
  const report = browserReport.safeParse(givenOnce(context.req.queries()));
  if (!report.success) throw new ApiError('invalid', 'The report is not valid.');
  takePoint ??= limit({ name: 'log', points: 20, ofAll: 120, duration: MINUTE });
  await takePoint(addressOf(context));
  logBrowserReport(report.data);
  return context.body(null, 204);
});

/** Each parameter's text. A repeated parameter becomes a list, which the schema of a text refuses. */
function givenOnce(parameters: Readonly<Record<string, readonly string[]>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, given]) => [name, given.length === 1 ? given[0] : given]),
  );
}

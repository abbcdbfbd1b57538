import { type VitalsSummary, vitalsReport } from '@waymark/model/web-vitals-schema';
import { type Context, Hono } from 'hono';
import { senderOf } from '../platform/address-of.ts';
import { firestore } from '../platform/admin.ts';
import { bodyOf, boundedBodies } from '../platform/body.ts';
import { CACHE_CONTROL } from '../platform/cache-control.ts';
import { ApiError } from '../platform/errors.ts';
import { limit, type TakePoint } from '../platform/limits.ts';
import { logBrowserReport, logPolicyViolation } from '../platform/log.ts';
import { browserReport } from './browser-report.ts';
import { violationIn } from './policy-report.ts';
import { addVitals, readVitals } from './vitals-store.ts';

const MINUTE = 60;
let takePoint: TakePoint | undefined;
let takePolicyPoint: TakePoint | undefined;
let takeVitalsPoint: TakePoint | undefined;

/** Reading all counts costs many documents, so that each process does it once a minute at most. */
const SUMMARY_AGE_MS = 60_000;
let summary: { readAt: number; vitals: Promise<VitalsSummary> } | undefined;

/** The type in which browsers report a violation of a policy. */
const POLICY_REPORT = /^application\/csp-report *(?:;|$)/i;

export const log = new Hono();

log.use(boundedBodies);

/** `GET /api/log/write?severity&userId&message&stack`: accepts a browser's report of an error and answers 204. */
log.get('/write', async (context) => {
  // Hono would also run this for HEAD.
  if (context.req.method !== 'GET') throw new ApiError('wrong-method', 'Only GET is allowed here.');
  refuseOtherSites(context);
  const report = browserReport.safeParse(givenOnce(context.req.queries()));
  if (!report.success) throw new ApiError('invalid', 'The report is not valid.');
  takePoint ??= limit({ name: 'log', points: 20, ofAll: 120, duration: MINUTE });
  await takePoint(senderOf(context));
  logBrowserReport(report.data);
  return context.body(null, 204);
});

/** `POST /api/log/policy`: accepts a browser's report of a violation of the Content-Security-Policy and answers 204. */
log.post('/policy', async (context) => {
  refuseOtherSites(context);
  if (!POLICY_REPORT.test(context.req.header('Content-Type') ?? '')) {
    throw new ApiError('unsupported-body', 'The body must be a report of a browser.');
  }
  const violation = violationIn(await context.req.json().catch(() => undefined));
  if (violation === undefined) throw new ApiError('invalid', 'The report is not valid.');
  takePolicyPoint ??= limit({ name: 'policy', points: 20, ofAll: 120, duration: MINUTE });
  await takePolicyPoint(senderOf(context));
  if (violation !== null) logPolicyViolation(violation);
  return context.body(null, 204);
});

/** `POST /api/log/vitals`: accepts what a browser measured on a visit and answers 204. */
log.post('/vitals', async (context) => {
  refuseOtherSites(context);
  const report = await bodyOf(context, vitalsReport);
  takeVitalsPoint ??= limit({ name: 'vitals', points: 20, ofAll: 300, duration: MINUTE });
  await takeVitalsPoint(senderOf(context));
  await addVitals(firestore, report);
  return context.body(null, 204);
});

/** `GET /api/log/vitals`: the 75th percentiles of the last days by page, at most a minute old. */
log.get('/vitals', async (context) => {
  const now = Date.now();
  if (summary === undefined || now - summary.readAt > SUMMARY_AGE_MS) {
    const vitals = readVitals(firestore);
    summary = { readAt: now, vitals };
    // A failed answer is not kept.
    vitals.catch(() => {
      summary = undefined;
    });
  }
  context.header('Cache-Control', CACHE_CONTROL.page);
  return context.json(await summary.vitals);
});

/** Another site could make its visitors write here. Browsers mark such requests. */
function refuseOtherSites(context: Context): void {
  const site = context.req.header('Sec-Fetch-Site') ?? 'same-origin';
  if (site !== 'same-origin') throw new ApiError('forbidden', 'Only pages of this site may write here.');
}

/** Each parameter's text. A repeated parameter becomes a list, which the schema of a text refuses. */
function givenOnce(parameters: Readonly<Record<string, readonly string[]>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, given]) => [name, given.length === 1 ? given[0] : given]),
  );
}

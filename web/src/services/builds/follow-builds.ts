import { LATEST_BUILD, metadataPathOf, readLatestBuild } from '@waymark/model/builds';
import { FetchError } from 'ofetch';
import { http } from '../http.ts';

/** How often a page looks for a newer build, in milliseconds (specification.md §9). */
export const POLL_INTERVAL = 3_600_000;

/** When a page first reads the metadata of its build, in milliseconds (specification.md §9). */
export const METADATA_DELAY = 1_000;

/**
 * Looks for a newer build every hour while the page is visible and online, and as soon as it is both again where an hour has
 * passed meanwhile.
 * @param own the id of the build of this document
 * @param onLatest called with the newest id after every look that got an answer
 * @returns a function that stops it
 */
export function followBuilds(own: string, onLatest: (id: string) => void): () => void {
  let lookedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    lookedAt = Date.now();
    plan();
    const latest = await latestBuild();
    if (latest !== undefined) onLatest(latest);
  };
  const plan = () => {
    clearTimeout(timer);
    const wait = waitBeforePoll(lookedAt, Date.now());
    if (!document.hidden && navigator.onLine) timer = setTimeout(() => void look(), wait);
  };
  const first = isVerySlow()
    ? undefined
    : setTimeout(async () => {
        // A document from a cache may be of a build whose files are no longer there.
        if (navigator.onLine && (await isGone(own))) await look();
      }, METADATA_DELAY);
  plan();
  document.addEventListener('visibilitychange', plan);
  for (const type of EVENTS) addEventListener(type, plan);
  return () => {
    clearTimeout(timer);
    clearTimeout(first);
    document.removeEventListener('visibilitychange', plan);
    for (const type of EVENTS) removeEventListener(type, plan);
  };
}

/** A page that comes out of the back/forward cache shows itself, and its timers have stood still. */
const EVENTS = ['online', 'offline', 'pageshow'] as const;

/**
 * How long to wait before the next look, in milliseconds. The clock of a machine may be set while a page is open: where it was
 * set back, the last look seems to be in the future, and the next one is due.
 */
export function waitBeforePoll(lookedAt: number, now: number): number {
  const since = now - lookedAt;
  return since < 0 ? 0 : Math.max(0, POLL_INTERVAL - since);
}

/** The id of the newest build; undefined where the server does not name one. */
async function latestBuild(): Promise<string | undefined> {
  try {
    const json: unknown = await http(LATEST_BUILD, { query: { timestamp: Date.now() }, cache: 'no-store' });
    return readLatestBuild(json)?.id;
  } catch (error) {
    console.warn('The newest build could not be read.', error);
    return undefined;
  }
}

/** Whether the server no longer knows a build. */
async function isGone(id: string): Promise<boolean> {
  try {
    await http(metadataPathOf(id));
    return false;
  } catch (error) {
    return error instanceof FetchError && error.statusCode === 404;
  }
}

/** Whether the browser estimates the slowest class of connections. Not every browser estimates one. */
function isVerySlow(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  return connection?.effectiveType === 'slow-2g';
}

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const LOADING_LIMIT_MS = 60_000;

/** The default region of firebase-functions. */
const USUAL_REGION = 'us-central1';

const endpoint = z.object({
  region: z.optional(z.array(z.string())),
  availableMemoryMb: z.optional(z.nullable(z.number())),
  secretEnvironmentVariables: z.optional(z.array(z.object({ key: z.string() }))),
  httpsTrigger: z.optional(z.unknown()),
  callableTrigger: z.optional(z.unknown()),
  taskQueueTrigger: z.optional(z.unknown()),
  scheduleTrigger: z.optional(z.object({ schedule: z.unknown() })),
  eventTrigger: z.optional(
    z.object({
      eventType: z.string(),
      eventFilters: z.optional(z.record(z.string(), z.unknown())),
      eventFilterPathPatterns: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
});
const manifest = z.object({ endpoints: z.record(z.string(), endpoint) });
type Endpoint = z.infer<typeof endpoint>;

export interface DeployedFunction {
  name: string;
  regions: readonly string[];
  /** A description of its trigger. */
  trigger: string;
  /** The names of its secrets. */
  secrets: readonly string[];
}

/**
 * Loads the bundle in its own process, as Firebase's deployment does, and lists its functions.
 * @throws Error with the bundle's output where it does not load
 */
export async function functionsSurface(folder: string, projectId: string): Promise<DeployedFunction[]> {
  const answers = mkdtempSync(join(tmpdir(), 'waymark-deploy-'));
  try {
    const file = join(answers, 'functions.json');
    await discover(folder, projectId, file);
    const { endpoints } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
    return Object.entries(endpoints).map(([name, found]) => ({
      name,
      regions: found.region ?? [USUAL_REGION],
      trigger: triggerOf(found),
      secrets: (found.secretEnvironmentVariables ?? []).map(({ key }) => key),
    }));
  } finally {
    rmSync(answers, { recursive: true, force: true });
  }
}

const DISCOVERY = fileURLToPath(new URL('../../../../node_modules/.bin/firebase-functions', import.meta.url));

/** Writes the manifest of firebase-functions, the same that a deployment reads. */
async function discover(folder: string, projectId: string, file: string): Promise<void> {
  const env = {
    PATH: process.env['PATH'],
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.firebasestorage.app` }),
    FUNCTIONS_MANIFEST_OUTPUT_PATH: file,
  };
  try {
    await promisify(execFile)(process.execPath, [DISCOVERY], { cwd: folder, env, timeout: LOADING_LIMIT_MS });
  } catch (cause) {
    const message = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause);
    throw new Error(`functions/dist does not load: ${message}`, { cause });
  }
}

function triggerOf({
  eventTrigger,
  scheduleTrigger,
  taskQueueTrigger,
  callableTrigger,
  httpsTrigger,
}: Endpoint): string {
  if (eventTrigger !== undefined) {
    const { eventType, eventFilters = {}, eventFilterPathPatterns = {} } = eventTrigger;
    const filters = { ...eventFilters, ...eventFilterPathPatterns };
    const where = filters['document'] ?? filters['bucket'];
    const what = eventType.replace('google.cloud.', '');
    return where === undefined ? what : `${what} at ${where}`;
  }
  if (scheduleTrigger !== undefined) return `schedule ${JSON.stringify(scheduleTrigger.schedule)}`;
  if (taskQueueTrigger !== undefined) return 'task queue';
  if (callableTrigger !== undefined) return 'callable';
  return httpsTrigger === undefined ? 'unknown trigger' : 'https';
}

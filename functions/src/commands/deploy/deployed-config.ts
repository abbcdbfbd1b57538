import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const headers = z.array(
  z.object({
    source: z.string(),
    headers: z.array(z.object({ key: z.string(), value: z.string() })),
  }),
);
const config = z.looseObject({ hosting: z.looseObject({ headers }) });

/** The headers that the build of the web application made from its configuration: see web/build/hosting-headers.ts. */
const BUILT = 'web/dist/.vite/hosting-headers.json';

/**
 * The headers that the build adds to those of firebase.json.
 * @throws Error where the build has none, since such a deployment would have no Content-Security-Policy
 */
export function builtHeaders(root: string): z.infer<typeof headers> {
  const file = join(root, BUILT);
  if (!existsSync(file)) throw new Error(`${BUILT} is missing.`);
  return headers.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * Writes firebase.json with the headers of the build. The file lies beside firebase.json, because firebase-tools takes all paths
 * in it as relative to it.
 * @returns its path
 */
export function writeDeployedConfig(root: string): string {
  const written = config.parse(JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')));
  const all = [...written.hosting.headers, ...builtHeaders(root)];
  const file = join(root, '.firebase.deploy.json');
  writeFileSync(
    file,
    JSON.stringify({ ...written, hosting: { ...written.hosting, headers: all } }, undefined, 2),
  );
  return file;
}

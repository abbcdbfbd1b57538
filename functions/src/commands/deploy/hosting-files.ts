import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import * as z from 'zod/mini';

const config = z.object({
  hosting: z.object({ public: z.string(), ignore: z._default(z.array(z.string()), []) }),
});

export interface HostingFile {
  /** Below the public folder. */
  name: string;
  path: string;
  bytes: number;
}

/** The files that `firebase.json` would deploy to Hosting. */
export function hostingFiles(root: string): HostingFile[] {
  const { hosting } = config.parse(JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')));
  const folder = join(root, hosting.public);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ name: relative(folder, path), path, bytes: statSync(path).size }))
    .filter(({ name }) => !hosting.ignore.some((pattern) => matchesGlob(name, pattern)));
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesPathOf, LATEST_BUILD, metadataPathOf, readLatestBuild } from '@waymark/model/builds';
import pMap from 'p-map';
import * as z from 'zod/mini';

/** The maximum number of files of a build, and how many load at a time. */
const MAX_FILES = 10_000;
const AT_A_TIME = 8;

/** The time limit of a request, in milliseconds. */
const TIMEOUT = 30_000;

/** A file with a hash in its name. It cannot lie outside its folder. */
const files = z
  .array(z.string().check(z.regex(/^assets(\/(?!\.)[\w.-]+)+$/), z.maxLength(200)))
  .check(z.maxLength(MAX_FILES));

/** What stays deployed of the build before. */
export interface PreviousBuild {
  id: string;
  /** How many of its files the new build lacks. */
  files: number;
}

/**
 * Adds the files of the deployed build that the new one lacks, so that pages which are open during the deployment still find
 * their code. Those of earlier builds go.
 * @param folder the new build, as it will be deployed
 * @param site the address of the deployed site
 * @returns undefined where no build is deployed yet
 * @throws Error with a sentence where the deployed build cannot be read: deploying would break open pages
 */
export async function keepPreviousBuild(
  folder: string,
  site: string,
  request: typeof fetch = fetch,
): Promise<PreviousBuild | undefined> {
  const latest = readLatestBuild(JSON.parse(readFileSync(join(folder, LATEST_BUILD), 'utf8')));
  if (latest === undefined) throw new Error(`${folder} has no build.`);
  const deployed = readLatestBuild(await jsonAt(LATEST_BUILD));
  // Where the same build is deployed again, pages of the build before it are still open.
  const id = deployed?.id === latest.id ? deployed.previous : deployed?.id;
  if (id === undefined) return undefined;

  const own = new Set(files.parse(JSON.parse(readFileSync(join(folder, filesPathOf(latest.id)), 'utf8'))));
  const list = filesPathOf(id);
  const listed = files.safeParse(await jsonAt(list));
  if (!listed.success) throw new Error(`${site}${list} is not a list of the files of a build.`);
  const missing = listed.data.filter((name) => !own.has(name));
  await pMap(missing, async (name) => store(`/${name}`, await bytesAt(`/${name}`)), {
    concurrency: AT_A_TIME,
  });
  store(list, JSON.stringify(listed.data));
  store(metadataPathOf(id), await bytesAt(metadataPathOf(id)));
  store(LATEST_BUILD, JSON.stringify({ ...latest, previous: id }));
  return { id, files: missing.length };

  function store(path: string, content: Uint8Array | string): void {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }

  /** Undefined where the site has no such file: it may answer with a page instead. */
  async function jsonAt(path: string): Promise<unknown> {
    const answer = await answerAt(path);
    if (answer.status === 404 || isPage(answer)) return undefined;
    if (!answer.ok) throw new Error(`${site}${path} answered with status ${answer.status}.`);
    return answer.json();
  }

  async function bytesAt(path: string): Promise<Uint8Array> {
    const answer = await answerAt(path);
    if (!answer.ok || isPage(answer)) {
      throw new Error(`The deployed build lacks its own file ${site}${path} (status ${answer.status}).`);
    }
    return new Uint8Array(await answer.arrayBuffer());
  }

  async function answerAt(path: string): Promise<Response> {
    try {
      return await request(site + path, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) });
    } catch (cause) {
      throw new Error(`${site}${path} could not be read, so the files of the build before cannot be kept.`, {
        cause,
      });
    }
  }
}

function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}
